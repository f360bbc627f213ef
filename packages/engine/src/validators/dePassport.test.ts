import { vectors } from '../../../../test/support/vectors.ts';
import { dePassport } from './dePassport.ts';

vectors(dePassport, {
  // Specimen passports of 2007, 2010 and 2017 (C01X00T47, C01X0006H, CZ6311T47); one by hand from Doc 9303.
  valid: ['C01X00T478', 'C01X0006H1', 'CZ6311T472', 'CZ6311T472D', 'c01x00t478', 'K000000000'],
  invalid: {
    'a wrong check digit': 'C01X00T479',
    'no check digit': 'C01X00T47',
    'a vowel': 'CA1X00T478',
    'a first letter of identity cards': 'L01X00T471',
    'too long': 'C01X00T4789',
  },
});
