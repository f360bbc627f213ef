import { weighted } from '../checksum/weighted.ts';
import type { Citizen } from '../model.ts';
import { dateAt } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * National identity number: initial of the surname at birth, DDMMYY, six digits, check character: weights 14…2 over
 * 0-9 and A-Z (A = 10), 17 less the remainder by 17. Source: the Ministry of Technology's description of July 2018
 * (python-stdnum-users); National Identity Card Act 1985. It leaves open whether a remainder of 0 gives 0 or the
 * 17th character H: both are accepted, none is made.
 */
export const muNid = standard<Pick<Citizen, 'born' | 'family'>>({
  id: 'muNid',
  label: 'National ID (Mauritius)',
  written: '@############[0-9A-H]',
  mend(number) {
    const checks = check(number.slice(0, 13));
    return checks.includes(number.charAt(13)) ? number : number.slice(0, 13) + checks.charAt(0);
  },
  rules: { date: dateAt(1, 'DDMMYY') },
  make(random, { born, family }) {
    const start = (/[A-Z]/.exec(family.capitals)?.[0] ?? 'X') + born.ddmmyy;
    const body = start + random.digits(6);
    const isOpen = check(body).length > 1;
    const used = isOpen ? `${body.slice(0, 12)}${(Number(body.charAt(12)) + 1) % 10}` : body;
    return used + check(used);
  },
});

const WEIGHTS = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECKS = ['0H', ...'GFEDCBA987654321'];

function check(body: string): string {
  return CHECKS[weighted(body, WEIGHTS) % 17] as string;
}
