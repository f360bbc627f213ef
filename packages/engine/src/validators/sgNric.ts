import { weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NRIC and FIN: a letter (S and T for citizens and permanent residents born before and since 2000; F, G and since
 * 2022 M for foreigners), seven digits and a check letter. Weights 2-7-6-5-4-3-2; T and G add 4, M adds 3; the sum
 * modulo 11 picks the letter. Source: Immigration & Checkpoints Authority (M series: notice of 2021); the
 * arithmetic is not published by it but is in general use, e.g. GovTech's open FormSG. Citizens born since 1968
 * have their year of birth in the first two digits, earlier ones S0 or S1.
 */
export const sgNric = standard<Pick<Citizen, 'born'>>({
  id: 'sgNric',
  label: 'NRIC / FIN (Singapore)',
  written: '@#######@',
  mend: (number) => withSgCheck(number.slice(0, 8)),
  rules: { prefix: part([0, 1], /[STFGM]/, 'first letter is #, should be S, T, F, G or M') },
  reads: (number) => ({ type: /^[ST]/.test(number) ? 'citizen or permanent resident' : 'foreigner' }),
  make(random, { born }) {
    const first = born.year < 1968 ? two(random.int(1, 17)) : born.yy;
    return withSgCheck((born.year < 2000 ? 'S' : 'T') + first + random.digits(5));
  },
});

const S = { plus: 0, letters: 'JZIHGFEDCBA' };

const SERIES: Readonly<Record<string, typeof S>> = {
  S,
  T: { plus: 4, letters: 'JZIHGFEDCBA' },
  F: { plus: 0, letters: 'XWUTRQPNMLK' },
  G: { plus: 4, letters: 'XWUTRQPNMLK' },
  M: { plus: 3, letters: 'XWUTRQPNJLK' },
};

/** The letter and the digits with their check letter. */
export function withSgCheck(body: string): string {
  const { plus, letters } = SERIES[body.charAt(0)] ?? S;
  return body + letters[(plus + weighted(body.slice(1), [2, 7, 6, 5, 4, 3, 2])) % 11];
}
