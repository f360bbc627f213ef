import { vectors } from '../../../../test/support/vectors.ts';
import { sgNric } from './sgNric.ts';

vectors(sgNric, {
  // Algorithm::CheckDigits' documentation, the tests of nric-lib, go-nric and FormSG (M series); T and F by hand.
  valid: [
    'S1234567D',
    'S8944027J',
    'S6083480F',
    's6083480f',
    'G6046409Q',
    'M1234567K',
    'T0123456G',
    'F1234567N',
  ],
  invalid: {
    'a wrong check letter': 'S1234567A',
    "another series' letter": 'F1234567D',
    'an unknown series': 'A1234567D',
    'the letter of F and G in the M series': 'M1234567M',
    'too short': 'S123456D',
    'a letter inside': 'S814A299Z',
  },
});
