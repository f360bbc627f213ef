import { isDay } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Egyptian national ID, by its structure: century (2 for 19YY, 3 for 20YY), YYMMDD, governorate of
 * birth (88 abroad), four serial digits (the last odd for men), one more digit. That digit is a check
 * whose rule is not public (accounts of it contradict each other): any is taken.
 * Source: Law 143/1994 on civil status; Ministry of Interior, Civil Status Organization; Wikipedia.
 * `home` is the governorate code of two digits.
 */
export const egNationalId: Validator<Pick<Citizen, 'born' | 'sex' | 'home'>> = {
  id: 'egNationalId',
  label: 'National ID (Egypt)',
  valid: (value) => /^[23]\d{13}$/.test(value) && isBirth(value) && GOVERNORATES.includes(value.slice(7, 9)),
  make(random, { born, sex, home }) {
    const birth = (born.year < 2000 ? '2' : '3') + born.yymmdd;
    const serial = String(random.int(1, 299)).padStart(3, '0');
    const sexDigit = sex === 'male' ? random.pick('13579') : random.pick('2468');
    return birth + (home ?? random.pick(GOVERNORATES.slice(0, -1))) + serial + sexDigit + random.int(1, 9);
  },
};

/** Cairo, Alexandria, Port Said, Suez; the Delta from Damietta; the south from Giza; the borders; abroad. */
const GOVERNORATES = list(
  '01 02 03 04 11 12 13 14 15 16 17 18 19 21 22 23 24 25 26 27 28 29 31 32 33 34 35 88',
);

function isBirth(id: string): boolean {
  const century = id.startsWith('2') ? 1900 : 2000;
  return isDay(century + Number(id.slice(1, 3)), Number(id.slice(3, 5)), Number(id.slice(5, 7)));
}
