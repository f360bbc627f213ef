import { vectors } from '../../../../test/support/vectors.ts';
import { mkAccount } from './mkAccount.ts';

vectors(mkAccount, {
  // The SWIFT IBAN registry; published tests of IBANs (MK07300000000042425, MK07200000625758632).
  valid: ['250-1200000589-84', '250120000058984', '300-0000000424-25', '200-0006257586-32'],
  invalid: {
    'wrong check digits': '250-1200000589-85',
    'a bank 012': '012-1200000589-84',
    'fourteen digits': '25012000005898',
    'a letter': '250-12000005A9-84',
  },
});
