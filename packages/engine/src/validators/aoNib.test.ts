import { vectors } from '../../../../test/support/vectors.ts';
import { aoNib } from './aoNib.ts';

vectors(aoNib, {
  // Wikipedia (IBAN), iban.com; the last two computed by hand, there being no more published.
  valid: [
    '0044 0000 67295030101 02',
    '004400006729503010102',
    '000600000100037131174',
    '004000001234567890167',
    '000600009876543210182',
  ],
  invalid: {
    'wrong check digits': '0044 0000 67295030101 03',
    'bank 0000': '0000 0000 00000000000 98',
    'too short': '0044 0000 6729503010 02',
    'a letter': '0044 0000 6729503010A 02',
  },
});
