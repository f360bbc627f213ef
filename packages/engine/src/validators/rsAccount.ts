import { withMod97 } from '../checksum/rib.ts';
import type { Validator } from '../model.ts';

/**
 * Serbian account: bank 3 digits, number 13 (leading zeros may be left out in print), two ISO 7064 MOD 97-10
 * digits: `260-0056010016113-79`. Every IBAN starts with RS35. Source: National Bank of Serbia, Decision on
 * the uniform structure of payment account numbers (RS Official Gazette 55/2015). Check digits: `withMod97`.
 */
export const rsAccount: Validator<unknown> = {
  id: 'rsAccount',
  label: 'Account number (Serbia)',
  valid(value) {
    const parts = /^([1-9]\d\d)(?:-(\d{1,13})-|(\d{13}))(\d\d)$/.exec(value);
    if (!parts) return false;
    const account = parts[1] + (parts[2] ?? (parts[3] as string)).padStart(13, '0') + parts[4];
    return withMod97(account) === account;
  },
  make(random) {
    const account = withMod97(`${random.pick(BANKS)}000${random.digits(12)}`);
    return `${account.slice(0, 3)}-${account.slice(3, 16)}-${account.slice(16)}`;
  },
};

const BANKS = ['160', '325', '265', '170', '205', '340', '105', '200', '220', '250', '165'];
