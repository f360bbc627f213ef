import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Israeli company number (ח.פ.), also its tax and VAT number: nine digits beginning with 5 (51 private
 * and 52 public companies, 54-55 partnerships, 56 foreign companies, 57 cooperatives, 58 associations),
 * the last a Luhn digit. Source: OECD TIN sheet for Israel; the Corporations Authority's registers.
 */
export const ilCompany: Validator<unknown> = {
  id: 'ilCompany',
  label: 'Company number (Israel)',
  valid: (value) => /^5\d-?\d{6}-?\d$/.test(value) && isLuhn(bare(value)),
  make(random) {
    const body = `51${random.digits(6)}`;
    return body + luhnDigit(body);
  },
};
