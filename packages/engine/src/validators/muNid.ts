import { weighted } from '../checksum/weighted.ts';
import { isDayIn } from '../kernel/day.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * National identity number: initial of the surname at birth, DDMMYY, six digits, check character: weights
 * 14…2 over 0-9 and A-Z (A = 10), 17 less the remainder by 17. Source: the Ministry of Technology's
 * description of July 2018 (python-stdnum-users); National Identity Card Act 1985. It leaves open whether a
 * remainder of 0 gives 0 or the 17th character H: both are taken, none is made.
 */
export const muNid: Validator<Pick<Citizen, 'born' | 'family'>> = {
  id: 'muNid',
  label: 'National ID (Mauritius)',
  valid(value) {
    if (!/^[A-Z]\d{12}[\dA-H]$/i.test(value)) return false;
    const isBirth = isDayIn(
      [1900, 2000],
      Number(value.slice(5, 7)),
      Number(value.slice(3, 5)),
      Number(value.slice(1, 3)),
    );
    return isBirth && check(value.slice(0, 13)).includes(value.charAt(13).toUpperCase());
  },
  make(random, { born, family }) {
    const start = (/[A-Z]/.exec(family.capitals)?.[0] ?? 'X') + born.ddmmyy;
    const body = start + random.digits(6);
    const isOpen = check(body).length > 1;
    const used = isOpen ? `${body.slice(0, 12)}${(Number(body.charAt(12)) + 1) % 10}` : body;
    return used + check(used);
  },
};

const WEIGHTS = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECKS = ['0H', ...'GFEDCBA987654321'];

function check(body: string): string {
  return CHECKS[weighted(body, WEIGHTS) % 17] as string;
}
