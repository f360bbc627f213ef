import { luhnDigit } from '../checksum/luhn.ts';
import type { Citizen } from '../model.ts';
import { dateAt, sexByParity } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * AMKA, the Greek social security number: DDMMYY, four serial digits (the last odd for men, even for
 * women), Luhn digit. The century is not written: the day must exist in 19YY or 20YY.
 * Source: Law 3655/2008, article 153; amka.gr, "Τι είναι ο ΑΜΚΑ".
 */
export const grAmka = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'grAmka',
  label: 'AMKA (Greece)',
  written: '###########',
  mend: (amka) => amka.slice(0, 10) + luhnDigit(amka.slice(0, 10)),
  rules: { date: dateAt(0, 'DDMMYY') },
  reads: (amka) => ({ sex: sexByParity(amka[9]) }),
  make(random, { born, sex }) {
    const sexDigit = random.below(5) * 2 + (sex === 'male' ? 1 : 0);
    const body = born.ddmmyy + random.digits(3) + sexDigit;
    return body + luhnDigit(body);
  },
});
