import { luhnDigit } from '../checksum/luhn.ts';
import { coded, part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Israeli company number (ח.פ.), also its tax and VAT number: nine digits beginning with 5 (51 private
 * and 52 public companies, 54-55 partnerships, 56 foreign companies, 57 cooperatives, 58 associations),
 * the last a Luhn digit. Source: OECD TIN sheet for Israel; the Corporations Authority's registers.
 */
export const ilCompany = standard({
  id: 'ilCompany',
  label: 'Company number (Israel)',
  written: '#########',
  form: /^\d{2}-?\d{6}-?\d$/,
  mend: (number) => number.slice(0, 8) + luhnDigit(number.slice(0, 8)),
  rules: { prefix: part([0, 1], /5/, 'first digit is #, should be 5') },
  reads: (number) => ({ type: KINDS.get(number.slice(0, 2)) }),
  make(random) {
    const body = `51${random.digits(6)}`;
    return body + luhnDigit(body);
  },
});

const KINDS = coded(`
  51:private_company 52:public_company 54:partnership 55:partnership 56:foreign_company 57:cooperative 58:association`);
