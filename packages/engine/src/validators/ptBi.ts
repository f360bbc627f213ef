import { weighted } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Portuguese civil identification number as on the old Bilhete de Identidade and inside the Cartão de
 * Cidadão: up to eight digits and a check digit; weights 9 … 2 and 1 give a multiple of 11, and a check
 * of ten is written 0. Numbers of six and seven digits are old ones without their leading zeros.
 * Source: Lei 33/99 (identificação civil); J. Buescu, "O mistério do Bilhete de Identidade" (2001).
 */
export const ptBi = standard({
  id: 'ptBi',
  label: 'Bilhete de Identidade (Portugal)',
  written: ['######## #', '####### #', '###### #'],
  separators: '-',
  mend: (number) => number.slice(0, -1) + biDigit(number.slice(0, -1).padStart(8, '0')),
  rules: { series: part([0], /[1-9]/, 'zeros alone are never issued') },
  wrong: { series: (number) => '0'.repeat(number.length) },
  make(random) {
    const body = `1${random.digits(7)}`;
    return `${body} ${biDigit(body)}`;
  },
});

/** The check digit of the eight digits of a civil identification number. */
export function biDigit(body: string): string {
  const check = (11 - (weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check === 10 ? '0' : String(check);
}
