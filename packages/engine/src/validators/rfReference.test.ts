import { vectors } from '../../../../test/support/vectors.ts';
import { rfReference } from './rfReference.ts';

vectors(rfReference, {
  // Wikipedia's and the Finnish banks' examples.
  valid: [
    'RF18539007547034',
    'RF18 5390 0754 7034',
    'rf18000000000539007547034',
    'RF712348231',
    'RF71 2348 231',
  ],
  invalid: {
    'a wrong check digit': 'RF19539007547034',
    'no RF': 'RE18539007547034',
    'nothing behind the check digits': 'RF18',
    'too long': 'RF180000000000539007547034',
    'groups of three': 'RF1 853 900',
  },
});
