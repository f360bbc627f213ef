import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import type { Validator } from '../model.ts';

/**
 * Luhn (ISO/IEC 7812-1, annex B; US patent 2,950,048): from the right, every second digit doubled and its
 * digits added; the sum ends in 0. Decided here: 2 to 64 digits, grouped by single spaces or hyphens as
 * cards are; all zeros are refused, since they pass but nobody issues them.
 */
export const luhn: Validator<unknown> = {
  id: 'luhn',
  label: 'Luhn mod-10',
  valid(value) {
    if (value.length > 127 || !/^\d(?:[ -]?\d)+$/.test(value)) return false;
    const digits = value.replace(/[ -]/g, '');
    return digits.length <= 64 && /[1-9]/.test(digits) && isLuhn(digits);
  },
  make(random) {
    const body = random.int(1, 9) + random.digits(14);
    return body + luhnDigit(body);
  },
};
