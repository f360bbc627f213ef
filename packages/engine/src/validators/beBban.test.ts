import { vectors } from '../../../../test/support/vectors.ts';
import { beBban } from './beBban.ts';

vectors(beBban, {
  // The SWIFT registry, Wikipedia (IBAN), the Belgian charity accounts 1616 and 5454.
  valid: [
    '539-0075470-34',
    '539007547034',
    '096-1234567-69',
    '000-0000016-16',
    '000-0000054-54',
    '510-0075470-61',
  ],
  invalid: {
    'wrong check digits': '539-0075470-35',
    'check digits 00 in place of 97': '000-0000097-00',
    'an account of zeros': '000-0000000-97',
    'too short': '539-007547-34',
    'a letter': '539-007547O-34',
  },
});
