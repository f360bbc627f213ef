import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * VAT number: 4 and nine digits, the last by Luhn, as in every reference number of SARS.
 * Source: SARS, PAYE Business Requirements Specification, appendix "Modulus 10 test".
 */
export const zaVat: Validator<unknown> = {
  id: 'zaVat',
  label: 'VAT number (South Africa)',
  valid: (value) => /^4\d{2} ?\d{4} ?\d{3}$/.test(value) && isLuhn(bare(value)),
  make(random) {
    const body = `4${random.digits(8)}`;
    return body + luhnDigit(body);
  },
};
