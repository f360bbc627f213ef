import { vectors } from '../../../../test/support/vectors.ts';
import { dzRib } from './dzRib.ts';

vectors(dzRib, {
  // Wikipedia (IBAN, DZ); the others computed by hand from Instruction 06-2004, the last two of the post.
  valid: [
    '021 00001 1130000005 70',
    '02100001113000000570',
    '00100012345678901243',
    '00200105000001234507',
    '00799999000123456762',
    '00799999001234567803',
  ],
  invalid: {
    'a wrong key': '021 00001 1130000005 71',
    'the key with the bank counted in': '021 00001 1130000005 48',
    'bank 000': '000 00001 1130000005 70',
    'too short': '021 00001 113000000 70',
    'a letter': '021 00001 113000000A 70',
  },
});
