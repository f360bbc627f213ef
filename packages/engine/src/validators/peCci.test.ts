import { vectors } from '../../../../test/support/vectors.ts';
import { peCci } from './peCci.ts';

vectors(peCci, {
  // Localpayment's API reference (Peru); the others by hand from the rule, so as to name nobody's account.
  valid: [
    '011-366-000100032542-21',
    '01136600010003254221',
    '002-191-001234567012-54',
    '003 200 003000000001 35',
  ],
  invalid: {
    'a wrong first check digit': '011-366-000100032542-31',
    'a wrong second check digit': '011-366-000100032542-22',
    'a digit changed': '011-366-000100032642-21',
    'a bank of zeros': '000-191-001234567012-74',
    'an account of zeros': '011-366-000000000000-20',
    'too short': '011-366-00010003254-21',
    'a letter': '011-366-00010003254A-21',
  },
});
