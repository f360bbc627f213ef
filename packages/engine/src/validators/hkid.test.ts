import { vectors } from '../../../../test/support/vectors.ts';
import { hkid } from './hkid.ts';

vectors(hkid, {
  // Wikipedia (Hong Kong identity card), npm stdnum's tests.
  valid: ['A123456(3)', 'G123456(A)', 'g123456a', 'AB987654(3)', 'A555555(0)', 'C567890(9)', 'WX123456(9)'],
  invalid: {
    'a wrong check digit': 'A123456(4)',
    'B as check digit': 'A123456(B)',
    'an open bracket': 'A123456(3',
    'three letters': 'ABC123456(3)',
    'too short': 'A12345(3)',
    'three letters with the check of the last two': 'XAB987654(3)',
    'seven digits': 'A1234567(3)',
    'no letter': '1234563',
    'a bracket alone': 'A1234563)',
    'square brackets': 'A123456[3]',
  },
});
