import { vectors } from '../../../../test/support/vectors.ts';
import { inAadhaar } from './inAadhaar.ts';

vectors(inAadhaar, {
  // python-stdnum's documentation, UIDAI's published test numbers.
  valid: [
    '2341 2341 2346',
    '234123412346',
    '9999 7165 8847',
    '999941057058',
    '999933119405',
    '9999-9999-0019',
  ],
  invalid: {
    'a wrong check digit': '2341 2341 2347',
    'a number from 1': '123412341234',
    'a palindrome': '200009900002',
    'twelve equal digits': '222222222222',
    'too short': '23412341234',
    'groups of another length': '234 123 412 346',
  },
});
