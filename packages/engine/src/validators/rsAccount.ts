import { withMod97 } from '../checksum/mod97.ts';
import { part, zeros } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/** An account of bank, thirteen digits and two ISO 7064 MOD 97-10 digits; leading zeros may be left out in print. */
export const thirteenDigitAccount: Omit<Standard<unknown>, 'id' | 'label' | 'make'> = {
  written: '###-#############-##',
  form: /^\d{3}(?:-\d{1,13}-|\d{13})\d\d$/,
  alone: (value) => value.replace(/-(\d{1,13})-/, (_, number: string) => number.padStart(13, '0')),
  mend: withMod97,
  rules: { bank: part([0, 3], /^[1-9]/, 'bank is #, should be 100 to 999') },
  wrong: { bank: zeros(0, 1) },
  reads: (number) => ({ bank: number.slice(0, 3) }),
};

/**
 * Serbian account: bank 3 digits, number 13, check digits: `260-0056010016113-79`. Every IBAN starts with RS35. Source:
 * National Bank of Serbia, Decision on the uniform structure of payment account numbers (RS Official Gazette 55/2015).
 */
export const rsAccount = standard({
  ...thirteenDigitAccount,
  id: 'rsAccount',
  label: 'Account number (Serbia)',
  make(random) {
    const account = withMod97(`${random.pick(BANKS)}000${random.digits(12)}`);
    return `${account.slice(0, 3)}-${account.slice(3, 16)}-${account.slice(16)}`;
  },
});

const BANKS = ['160', '325', '265', '170', '205', '340', '105', '200', '220', '250', '165'];
