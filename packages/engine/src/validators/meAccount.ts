import { withMod97 } from '../checksum/mod97.ts';
import { standard } from '../standard/standard.ts';
import { thirteenDigitAccount } from './rsAccount.ts';

/**
 * Montenegrin account: bank 3 digits, number 13, two ISO 7064 MOD 97-10 digits, so that every IBAN starts with ME25.
 * Source: SWIFT IBAN registry (the layout and its example); the banks after schwifty's registry of banks.
 */
export const meAccount = standard({
  ...thirteenDigitAccount,
  id: 'meAccount',
  label: 'Account number (Montenegro)',
  make(random) {
    const account = withMod97(`${random.pick(BANKS)}000${random.digits(12)}`);
    return `${account.slice(0, 3)}-${account.slice(3, 16)}-${account.slice(16)}`;
  },
});

const BANKS = ['510', '520', '530', '535', '540', '555', '560', '565'];
