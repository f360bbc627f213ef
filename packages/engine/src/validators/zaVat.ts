import { luhnDigit } from '../checksum/luhn.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * VAT number: 4 and nine digits, the last by Luhn, as in every reference number of SARS.
 * Source: SARS, PAYE Business Requirements Specification, appendix "Modulus 10 test".
 */
export const zaVat = standard({
  id: 'zaVat',
  label: 'VAT number (South Africa)',
  written: ['##########', '### #### ###'],
  mend: (number) => number.slice(0, 9) + luhnDigit(number.slice(0, 9)),
  rules: { prefix: part([0, 1], /4/, 'first digit is #, should be 4') },
  make(random) {
    const body = `4${random.digits(8)}`;
    return body + luhnDigit(body);
  },
});
