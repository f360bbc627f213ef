import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { LETTERS } from '../kernel/random.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Electors photo identity card number: three letters (functional unique serial number of the constituency),
 * six digits and a Luhn digit. Source: Election Commission of India, handbook on EPIC numbers; the check digit
 * is known from its software, not from a public paper.
 */
export const inEpic: Validator<unknown> = {
  id: 'inEpic',
  label: 'EPIC (India)',
  valid: (value) => /^[A-Z]{3}[ /]?(?!0{6})\d{7}$/i.test(value) && isLuhn(bare(value).slice(3)),
  make(random) {
    const serial = String(random.int(1, 999999)).padStart(6, '0');
    return random.chars(3, LETTERS) + serial + luhnDigit(serial);
  },
};
