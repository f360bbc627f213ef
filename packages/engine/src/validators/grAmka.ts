import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { isDayIn } from '../kernel/day.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * AMKA, the Greek social security number: DDMMYY, four serial digits (the last odd for men, even for
 * women), Luhn digit. The century is not written: the day must exist in 19YY or 20YY.
 * Source: Law 3655/2008, article 153; amka.gr, "Τι είναι ο ΑΜΚΑ".
 */
export const grAmka: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'grAmka',
  label: 'AMKA (Greece)',
  valid: (value) => /^\d{11}$/.test(value) && isBirth(value) && isLuhn(value),
  make(random, { born, sex }) {
    const sexDigit = random.below(5) * 2 + (sex === 'male' ? 1 : 0);
    const body = born.ddmmyy + random.digits(3) + sexDigit;
    return body + luhnDigit(body);
  },
};

function isBirth(amka: string): boolean {
  return isDayIn([1900, 2000], Number(amka.slice(4, 6)), Number(amka.slice(2, 4)), Number(amka.slice(0, 2)));
}
