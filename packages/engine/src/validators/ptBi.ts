import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Portuguese civil identification number as on the old Bilhete de Identidade and inside the Cartão de
 * Cidadão: up to eight digits and a check digit; weights 9 … 2 and 1 give a multiple of 11, and a check
 * of ten is written 0. Numbers of six and seven digits are old ones without their leading zeros.
 * Source: Lei 33/99 (identificação civil); J. Buescu, "O mistério do Bilhete de Identidade" (2001).
 */
export const ptBi: Validator<unknown> = {
  id: 'ptBi',
  label: 'Bilhete de Identidade (Portugal)',
  valid(value) {
    if (!/^\d{6,8}[ -]?\d$/.test(value)) return false;
    const number = bare(value).padStart(9, '0');
    return number !== '000000000' && number.endsWith(biDigit(number.slice(0, 8)));
  },
  make(random) {
    const body = `1${random.digits(7)}`;
    return `${body} ${biDigit(body)}`;
  },
};

/** The check digit of the eight digits of a civil identification number. */
export function biDigit(body: string): string {
  const check = (11 - (weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check === 10 ? '0' : String(check);
}
