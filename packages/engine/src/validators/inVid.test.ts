import { vectors } from '../../../../test/support/vectors.ts';
import { inVid } from './inVid.ts';

vectors(inVid, {
  // python-stdnum's documentation; the others computed by hand from the rule.
  valid: ['2341 2341 2341 2341', '2341234123412341', '4987-6543-2109-8769', '5555666677778880'],
  invalid: {
    'a wrong check digit': '2341 2341 2341 2342',
    'a number from 1': '1341234123412340',
    'a palindrome': '2000000110000002',
    'an Aadhaar number': '234123412346',
    'a letter': '234123412341234A',
  },
});
