import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { LETTERS } from '../kernel/random.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Ontario health number: ten digits, the first not 0, the last by Luhn; on photo cards one or two letters of
 * the card's version follow. Source: Ontario Ministry of Health, "Health Number Validation Procedures
 * Manual".
 */
export const caOhip: Validator<unknown> = {
  id: 'caOhip',
  label: 'Health card (Ontario)',
  valid: (value) =>
    /^[1-9]\d{3}[- ]?\d{3}[- ]?\d{3}(?:[- ]?[A-Z]{1,2})?$/i.test(value) && isLuhn(bare(value).slice(0, 10)),
  make(random) {
    const body = random.int(1, 9) + random.digits(8);
    return `${body.slice(0, 4)}-${body.slice(4, 7)}-${body.slice(7)}${luhnDigit(body)}-${random.chars(2, LETTERS)}`;
  },
};
