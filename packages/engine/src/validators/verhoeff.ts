import { isVerhoeff, verhoeffDigit } from '../checksum/verhoeff.ts';
import type { Validator } from '../model.ts';

/**
 * Verhoeff: a check digit over the dihedral group D5 that finds every single error and every swap of
 * neighbours. Source: J. Verhoeff, Error Detecting Decimal Codes (1969). Decided here: 2 to 64 digits,
 * grouped by single spaces or hyphens, not all zeros; made as 12 digits from 2 on, as Aadhaar is.
 */
export const verhoeff: Validator<unknown> = {
  id: 'verhoeff',
  label: 'Verhoeff',
  valid(value) {
    if (value.length > 127 || !/^\d(?:[ -]?\d)+$/.test(value)) return false;
    const digits = value.replace(/[ -]/g, '');
    return digits.length <= 64 && /[1-9]/.test(digits) && isVerhoeff(digits);
  },
  make(random) {
    const body = random.int(2, 9) + random.digits(10);
    return body + verhoeffDigit(body);
  },
};
