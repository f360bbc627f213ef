import { weighted } from '../checksum/weighted.ts';
import { Day } from '../kernel/day.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * RNOKPP, the taxpayer's number of persons: five digits of days from 31 December 1899 to the birth, three
 * serial digits, a digit of sex (odd for men), check digit: weights −1-5-7-9-4-6-10-5-7, modulo 11, 10
 * becomes 0. Source: Ministry of Finance, order 822 of 29 September 2017 on the register of taxpayers;
 * Ukrainian Wikipedia (РНОКПП).
 */
export const uaRnokpp: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'uaRnokpp',
  label: 'RNOKPP (Ukraine)',
  valid: (value) =>
    /^\d{10}$/.test(value) && !value.startsWith('00000') && value.endsWith(check(value.slice(0, 9))),
  make(random, { born, sex }) {
    const days = born.serial - new Day(1899, 12, 31).serial;
    const sexDigit = random.below(5) * 2 + (sex === 'male' ? 1 : 0);
    const body = String(days).padStart(5, '0') + random.digits(3) + sexDigit;
    return body + check(body);
  },
};

/** A weight of 10 in place of −1 leaves the same remainder. */
function check(body: string): string {
  return String((weighted(body, [10, 5, 7, 9, 4, 6, 10, 5, 7]) % 11) % 10);
}
