import { two } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';
import { isRegistered, printed } from './beRrn.ts';

/**
 * BIS number, for people in social security who are not in the national register: as the national number,
 * the month raised by 40 where the sex is known, by 20 where it is not. Source: Royal Decree of 8 February
 * 1991 on the identification number of natural persons outside the national register; Crossroads Bank for
 * Social Security (KSZ), Bis register.
 */
export const beBis: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'beBis',
  label: 'BIS-nummer (Belgium)',
  valid(value) {
    if (!PRINTED.test(value)) return false;
    const digits = bare(value);
    const month = Number(digits.slice(2, 4));
    return month >= 20 && isRegistered(digits, month >= 40 ? month - 40 : month - 20);
  },
  make(random, { born, sex }) {
    const serial = String(random.below(499) * 2 + (sex === 'male' ? 1 : 2)).padStart(3, '0');
    return printed(born.yy + two(born.month + 40) + born.dd + serial, born.year);
  },
};

const PRINTED = /^\d\d[. ]?[2-5]\d[. ]?\d\d[- ]?\d{3}[-. ]?\d\d$/;
