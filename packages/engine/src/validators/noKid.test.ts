import { vectors } from '../../../../test/support/vectors.ts';
import { noKid } from './noKid.ts';

vectors(noKid, {
  // Monitor ERP's manual (602243); the others by hand, 2345676 by Luhn, the rest by modulus 11: 12345678 gives 5,
  // 123456789 gives 2, 1110 gives 10.
  valid: ['2345676', '602243', '123456785', '1234567892', '1110-'],
  invalid: {
    'a wrong check digit': '2345677',
    'neighbours swapped': '2345766',
    'all zeros': '0000000',
    'a hyphen for another digit': '12345678-',
    'a hyphen inside': '123-4567',
    'too short': '018',
    'too long': '00000000000000000000002345676',
    'a letter': '234567A',
    'a hyphen where Luhn would do': '1410-',
  },
});
