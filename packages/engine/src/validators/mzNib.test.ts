import { vectors } from '../../../../test/support/vectors.ts';
import { mzNib } from './mzNib.ts';

vectors(mzNib, {
  // Wikipedia (IBAN), iban.com; the last two computed by hand, there being no more published.
  valid: [
    '0003 0108 00163671023 71',
    '000301080016367102371',
    '000100000011834194157',
    '000100001234567890194',
    '000800009876543210106',
  ],
  invalid: {
    'wrong check digits': '0003 0108 00163671023 72',
    'bank 0000': '0000 0000 00000000000 98',
    'too short': '0003 0108 0016367102 71',
    'a letter': '0003 0108 0016367102A 71',
  },
});
