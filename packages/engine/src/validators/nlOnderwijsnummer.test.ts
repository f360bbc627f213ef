import { vectors } from '../../../../test/support/vectors.ts';
import { nlOnderwijsnummer } from './nlOnderwijsnummer.ts';

vectors(nlOnderwijsnummer, {
  // 101222331: python-stdnum's and stdnum's example; the others are from the rule, worked by hand.
  valid: ['101222331', '1012.22.331', '100000004', '101234564'],
  invalid: {
    'a wrong last digit': '101222332',
    'a BSN': '111222333',
    'a BSN beginning with 10': '100252333',
    'another beginning': '111222339',
    'too long': '1012223310',
    'a letter': '10122233A',
  },
});
