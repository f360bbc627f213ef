import { vectors } from '../../../../test/support/vectors.ts';
import { mkAccount } from './mkAccount.ts';

vectors(mkAccount, {
  // The SWIFT IBAN registry, invoices and donation pages of Macedonian firms and foundations.
  valid: ['250-1200000589-84', '250120000058984', '240-0801051903-17', '250-0003026762-92'],
  invalid: {
    'wrong check digits': '250-1200000589-85',
    'a bank 012': '012-1200000589-84',
    'fourteen digits': '25012000005898',
    'a letter': '250-12000005A9-84',
  },
});
