import { withMod97 } from '../checksum/mod97.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Slovenian transaction account: bank and branch 5 digits, account 8, two ISO 7064 MOD 97-10 digits;
 * `26330-0012039086`, or in groups of four as in the IBAN, which starts with SI56. Source: Bank of Slovenia,
 * Decision on the structure of transaction account numbers; SWIFT IBAN registry. Check digits: `withMod97`.
 */
export const siAccount = standard({
  id: 'siAccount',
  label: 'Account number (Slovenia)',
  written: ['#####-##########', '#### #### #### ###'],
  form: /^(?:\d{5}-?\d{10}|\d{4} \d{4} \d{4} \d{3})$/,
  mend: withMod97,
  rules: { bank: part([0, 2], /[1-9]/, 'bank is #, should be 01 to 99') },
  wrong: { bank: zeros(0, 2) },
  reads: (number) => ({ bank: number.slice(0, 2), branch: number.slice(2, 5) }),
  make(random) {
    const account = withMod97(random.pick(BANKS) + random.digits(13));
    return `${account.slice(0, 5)}-${account.slice(5)}`;
  },
});

/** Banks by the first two digits; 01 is the Bank of Slovenia and the treasury. */
const BANKS = ['02', '04', '03', '10', '29', '07', '34', '33', '61', '35', '30'];
