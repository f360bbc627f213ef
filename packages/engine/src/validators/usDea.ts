import { weighted } from '../checksum/weighted.ts';
import type { Citizen } from '../model.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * DEA registration: a letter for the kind of registrant, the initial of the surname (9 for a business), six
 * digits and a check digit: the last digit of the sum with weights 1-2. Source: DEA Diversion Control
 * Division; Wikipedia (DEA number).
 */
export const usDea = standard<Pick<Citizen, 'family'>>({
  id: 'usDea',
  label: 'DEA number (United States)',
  written: '@[A-Z9]#######',
  mend: (number) => number.slice(0, 8) + check(number.slice(2, 8)),
  rules: {
    type: part(
      [0, 1],
      /[A-HJ-MPR-UX]/,
      'first letter is #, should be a kind of registrant: A to H, J to M, P, R to U or X',
    ),
  },
  reads: (number) => ({ type: number[1] === '9' ? 'business' : undefined }),
  make(random, { family }) {
    const body = random.digits(6);
    return random.pick('BFM') + (/[A-Z]/.exec(family.capitals)?.[0] ?? '9') + body + check(body);
  },
});

function check(body: string): string {
  return String(weighted(body, [1, 2]) % 10);
}
