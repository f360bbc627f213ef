import { vectors } from '../../../../test/support/vectors.ts';
import { rsAccount } from './rsAccount.ts';

vectors(rsAccount, {
  // The SWIFT registry, Wikipedia (IBAN), the treasury's account for passport fees.
  valid: [
    '260-0056010016113-79',
    '260-56010016113-79',
    '260005601001611379',
    '105-0081231231231-73',
    '840-742221843-57',
  ],
  invalid: {
    'wrong check digits': '260-0056010016113-78',
    'bank 000': '000-0000000000000-98',
    'one hyphen only': '260-005601001611379',
    'too short': '26000560100161137',
    'a letter': '260-005601001611A-79',
  },
});
