import { vectors } from '../../../../test/support/vectors.ts';
import { jpMyNumber } from './jpMyNumber.ts';

vectors(jpMyNumber, {
  // The number of usual examples, python-stdnum's documentation; the others computed by hand from the rule.
  valid: ['1234 5678 9018', '123456789018', '6214 9832 0257', '0234-5678-9013', '9876 5432 1093'],
  invalid: {
    'a wrong check digit': '1234 5678 9019',
    'twelve zeros': '000000000000',
    'too short': '12345678901',
    'groups of another length': '123 456 789 018',
    'a letter': '12345678901A',
  },
});
