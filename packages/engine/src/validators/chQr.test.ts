import { vectors } from '../../../../test/support/vectors.ts';
import { chQr } from './chQr.ts';

vectors(chQr, {
  // SIX' guidelines, annex A, examples 1 and 2 (0000…, 2100…), a public package (1100…); the last by hand.
  valid: [
    '21 00000 00003 13947 14300 09017',
    '210000000003139471430009017',
    '110001234560000000000813457',
    '000008207791225857421286694',
    '12 34567 89012 34567 89012 34567',
  ],
  invalid: {
    'a wrong check digit': '210000000003139471430009018',
    'neighbours swapped': '210000000003139471403009017',
    'all zeros': '000000000000000000000000000',
    'groups elsewhere': '210 0000 00003 13947 14300 09017',
    'too short': '10000000003139471430009017',
    'a letter': '21000000000313947143000901A',
  },
});
