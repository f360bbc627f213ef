import { vectors } from '../../../../test/support/vectors.ts';
import { fiBban } from './fiBban.ts';

vectors(fiBban, {
  // The SWIFT registry; Finance Finland, "Pankkiviivakoodi-opas" (accounts of five banks).
  valid: [
    '12345600000785',
    '123456-785',
    '44052020036082',
    '10171000000122',
    '50004640001302',
    '31313001000058',
    '423456-781',
  ],
  invalid: {
    'a wrong check digit': '12345600000786',
    'zeros put in at the wrong place': '42345600000781',
    'an account of zeros': '00000000000000',
    'too short': '1234560000078',
    'a letter': '1234560000078A',
  },
});
