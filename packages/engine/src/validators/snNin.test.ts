import { vectors } from '../../../../test/support/vectors.ts';
import { snNin } from './snNin.ts';

vectors(snNin, {
  // The form of the card; made by the rule.
  valid: ['1 751 1985 00123', '2 619 1990 01234', '1751198500123', '2100200500001'],
  invalid: {
    'a sex of no kind': '3 751 1985 00123',
    'another century': '1 751 1885 00123',
    zeros: '1 751 1985 00000',
    'too short': '175119850012',
  },
});
