import type { Citizen, Validator } from '../model.ts';

/**
 * NIC: birth year, day of the year (500 more for women), serial and a digit. Old form YYDDDSSSC and V (voter) or
 * X; new form since 2016 YYYYDDDSSSSC. Source: Department for Registration of Persons; Registration of Persons
 * Act No. 32 of 1968. The last digit is called a check digit, but no rule is public: structure only.
 * The department counts February as 29 days in every year; made numbers do so. Days 1 to 366 are taken in any
 * year, as no official paper says that.
 */
export const lkNic: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'lkNic',
  label: 'NIC (Sri Lanka)',
  valid(value) {
    if (!/^(?:\d{9}[VX]|(?:19|20)\d{10})$/i.test(value)) return false;
    const day = Number(value.length === 10 ? value.slice(2, 5) : value.slice(4, 7)) % 500;
    return day >= 1 && day <= 366;
  },
  make(random, { born, sex }) {
    const day = (BEFORE[born.month - 1] as number) + born.day + (sex === 'male' ? 0 : 500);
    return (
      born.yyyy +
      String(day).padStart(3, '0') +
      String(random.int(1, 4999)).padStart(4, '0') +
      random.digits(1)
    );
  },
};

/** Days before each month in a leap year. */
const BEFORE = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335];
