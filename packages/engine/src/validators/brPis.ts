import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * PIS/PASEP/NIS/NIT: ten digits and a check digit; weights 3-2-9-8-7-6-5-4-3-2, modulo 11, remainders 0 and 1
 * give 0. Source: Caixa Econômica Federal, "Cadastro NIS"; eSocial, Manual de Orientação. Zeros are
 * refused; other equal digits fail the sum.
 */
export const brPisDeclared: Standard<unknown> = {
  id: 'brPis',
  label: 'PIS/PASEP/NIS (Brazil)',
  written: '###.#####.##-#',
  mend: (number) => number.slice(0, 10) + pisCheck(number.slice(0, 10)),
  rules: { series: part([0, 10], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: zeros(0, 10) },
  make(random) {
    const body = `1${random.int(20, 69)}${random.digits(7)}`;
    return `${body.slice(0, 3)}.${body.slice(3, 8)}.${body.slice(8)}-${pisCheck(body)}`;
  },
};

export const brPis = standard(brPisDeclared);

export function pisCheck(body: string): string {
  return String(((weighted(body, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10);
}
