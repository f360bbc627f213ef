import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * PIS/PASEP/NIS/NIT: ten digits and a check digit; weights 3-2-9-8-7-6-5-4-3-2, modulo 11, remainders 0 and 1
 * give 0. Source: Caixa Econômica Federal, "Cadastro NIS"; eSocial, Manual de Orientação. Equal digits are
 * refused.
 */
export const brPis: Validator<unknown> = {
  id: 'brPis',
  label: 'PIS/PASEP/NIS (Brazil)',
  valid(value) {
    if (!/^\d{3}\.?\d{5}\.?\d{2}-?\d$/.test(value)) return false;
    const pis = bare(value);
    return !/^(\d)\1+$/.test(pis) && pis.endsWith(pisCheck(pis.slice(0, 10)));
  },
  make(random) {
    const body = `1${random.int(20, 69)}${random.digits(7)}`;
    return `${body.slice(0, 3)}.${body.slice(3, 8)}.${body.slice(8)}-${pisCheck(body)}`;
  },
};

export function pisCheck(body: string): string {
  return String(((weighted(body, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10);
}
