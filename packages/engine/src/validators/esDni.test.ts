import { vectors } from '../../../../test/support/vectors.ts';
import { esDni } from './esDni.ts';

vectors(esDni, {
  // Ministerio del Interior and Wikipedia (12345678Z), stdnum's and validator.js' tests.
  valid: [
    '12345678Z',
    '12.345.678-Z',
    '54362315-K',
    '01234567l',
    '99999999R',
    'X1234567L',
    'Y1234567X',
    'x-2482300w',
  ],
  invalid: {
    'a wrong letter': '54362315Z',
    'a letter that is not in the table': '12345678I',
    'no letter': '54362315',
    'no leading zero': '1234567L',
    'a wrong letter of an NIE': 'X1234567R',
    'a first letter of no NIE': 'A1234567L',
  },
});
