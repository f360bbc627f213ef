import { luhnDigit } from '../checksum/luhn.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Income tax reference number: ten digits, the first 0, 1, 2 or 3 (persons) or 9 (companies and trusts), the
 * last by Luhn. Source: SARS, PAYE Business Requirements Specification, appendix "Modulus 10 test"; OECD TIN
 * sheet South Africa.
 */
export const zaTax = standard({
  id: 'zaTax',
  label: 'Income tax number (South Africa)',
  written: ['##########', '####/###/##-#'],
  form: /^\d{4}[ /]?\d{3}[ /]?\d{2}[ /-]?\d$/,
  mend: (number) => number.slice(0, 9) + luhnDigit(number.slice(0, 9)),
  rules: {
    type: part([0, 1], /[01239]/, 'first digit is #, should be 0 to 3 of persons or 9 of companies'),
    series: part([0], /[1-9]/, 'ten zeros are never issued'),
  },
  wrong: { series: zeros(0, 10) },
  reads: (number) => ({ type: number.startsWith('9') ? 'company or trust' : 'person' }),
  make(random) {
    const body = random.int(1, 3) + random.digits(8);
    return body + luhnDigit(body);
  },
});
