import { vectors } from '../../../../test/support/vectors.ts';
import { frRib } from './frRib.ts';

vectors(frRib, {
  // The SWIFT registry (France, Monaco), Wikipedia (Clé RIB, IBAN), banks' specimens.
  valid: [
    '20041 01005 0500013M026 06',
    '20041010050500013m02606',
    '30006 00001 12345678901 89',
    '30001 00794 12345678901 85',
    '11315 00001 12345678901 38',
    '11222 00001 01234567890 30',
  ],
  invalid: {
    'a wrong key': '20041 01005 0500013M026 07',
    'another letter': '20041 01005 0500013N026 06',
    'a key above 97': '20041 01005 0500013M026 98',
    'a letter in the bank': '2004A 01005 0500013M026 06',
    'too short': '20041 01005 0500013M02 06',
    'bank 00000': '00000 00000 00000000000 97',
  },
});
