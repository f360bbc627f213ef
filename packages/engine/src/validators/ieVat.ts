import { ppsLetter } from '../checksum/pps.ts';
import { valueAt } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * Irish VAT number: seven digits and check letter (8Z49289F in the old form, whose second place is a letter, +
 * or *), or since 2013 a further letter A to I that counts by 9 (H for companies); W as in the PPS number of a
 * sole trader. The old form is checked as 0, digits 3 to 7, digit 1. Source: Revenue, "Tax reference
 * numbers"; VIES, structure of VAT numbers.
 */
export const ieVat: Validator<unknown> = {
  id: 'ieVat',
  label: 'VAT number (Ireland)',
  valid(value) {
    if (!FORM.test(value)) return false;
    const number = value.toUpperCase().replace(/^IE ?/, '');
    if (/^\d[A-Z+*]/.test(number)) {
      return number.endsWith(ppsLetter(`0${number.slice(2, 7)}${number[0]}`, 0));
    }
    const second = /[A-I]$/.test(number.slice(8)) ? valueAt(number, 8) - 9 : 0;
    return number[7] === ppsLetter(number.slice(0, 7), second);
  },
  make(random) {
    const digits = String(random.int(3_200_000, 4_499_999));
    return `IE${digits}${ppsLetter(digits, 8)}H`;
  },
};

const FORM = /^(?:IE ?)?(?:\d[A-Z+*]\d{5}[A-W]|(?!0000000)\d{7}[A-W][A-IW]?)$/i;
