import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Income tax reference number: ten digits, the first 0, 1, 2 or 3 (persons) or 9 (companies and trusts), the
 * last by Luhn. Source: SARS, PAYE Business Requirements Specification, appendix "Modulus 10 test"; OECD TIN
 * sheet South Africa.
 */
export const zaTax: Validator<unknown> = {
  id: 'zaTax',
  label: 'Income tax number (South Africa)',
  valid: (value) =>
    /^[01239]\d{3}[ /]?\d{3}[ /]?\d{2}[ /-]?\d$/.test(value) && /[1-9]/.test(value) && isLuhn(bare(value)),
  make(random) {
    const body = random.int(1, 3) + random.digits(8);
    return body + luhnDigit(body);
  },
};
