import { weighted } from '../checksum/weighted.ts';
import { Day } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { part, sexByParity, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * RNOKPP, the taxpayer's number of persons: five digits of days from 31 December 1899 to the birth, three
 * serial digits, a digit of sex (odd for men), check digit: weights −1-5-7-9-4-6-10-5-7, modulo 11, 10
 * becomes 0. Source: Ministry of Finance, order 822 of 29 September 2017 on the register of taxpayers;
 * Ukrainian Wikipedia (РНОКПП).
 */
export const uaRnokpp = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'uaRnokpp',
  label: 'RNOKPP (Ukraine)',
  written: '##########',
  mend: (number) => number.slice(0, 9) + check(number.slice(0, 9)),
  rules: { date: part([0, 5], /[1-9]/, 'day of birth is #, should be 00001 for 1 January 1900 or later') },
  wrong: { date: zeros(0, 5) },
  reads: (number) => ({ born: BEFORE.plus(Number(number.slice(0, 5))), sex: sexByParity(number[8]) }),
  make(random, { born, sex }) {
    const days = born.serial - BEFORE.serial;
    const sexDigit = random.below(5) * 2 + (sex === 'male' ? 1 : 0);
    const body = String(days).padStart(5, '0') + random.digits(3) + sexDigit;
    return body + check(body);
  },
});

/** The day that the days are counted from. */
const BEFORE = new Day(1899, 12, 31);

/** A weight of 10 in place of −1 leaves the same remainder. */
function check(body: string): string {
  return String((weighted(body, [10, 5, 7, 9, 4, 6, 10, 5, 7]) % 11) % 10);
}
