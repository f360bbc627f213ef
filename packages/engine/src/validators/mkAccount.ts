import { withMod97 } from '../checksum/mod97.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Transaction account of North Macedonia: bank 3 digits, number 10, two ISO 7064 MOD 97-10 digits, so that every IBAN
 * starts with MK07, as published ones do. Source: SWIFT IBAN registry (the layout and its example).
 */
export const mkAccount = standard({
  id: 'mkAccount',
  label: 'Account number (North Macedonia)',
  written: '###-##########-##',
  separators: ' ',
  mend: withMod97,
  rules: { bank: part([0, 3], /^[1-9]/, 'bank is #, should be 100 to 999') },
  wrong: { bank: zeros(0, 1) },
  reads: (number) => ({ bank: number.slice(0, 3) }),
  make(random) {
    const account = withMod97(`${random.pick(BANKS)}${random.digits(12)}`);
    return `${account.slice(0, 3)}-${account.slice(3, 13)}-${account.slice(13)}`;
  },
});

const BANKS = ['200', '210', '250', '270', '300', '380'];
