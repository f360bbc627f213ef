import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * LNCh (ЛНЧ), the number of a resident foreigner: nine digits and a check digit, weights
 * 21-19-17-13-11-9-7-3-1, the sum modulo 10. Source: Foreigners in the Republic of Bulgaria Act; EU VIES,
 * algorithm BG (foreigners).
 */
export const bgLnchDeclared = {
  id: 'bgLnch',
  label: 'LNCh (Bulgaria)',
  written: '##########',
  mend: (number) => number.slice(0, 9) + check(number.slice(0, 9)),
  rules: { series: part([0, 9], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: zeros(0, 9) },
  make(random) {
    const body = `100${random.digits(6)}`;
    return body + check(body);
  },
} satisfies Standard<unknown>;

export const bgLnch = standard(bgLnchDeclared);

function check(body: string): string {
  return String(weighted(body, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10);
}
