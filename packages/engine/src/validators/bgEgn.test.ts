import { vectors } from '../../../../test/support/vectors.ts';
import { bgEgn } from './bgEgn.ts';

vectors(bgEgn, {
  // python-stdnum's documentation (752316926 3, 8032056031, 7542011030), validator.js' tests (7501010010,
  // 7521010014, 7541010019). By hand: 1 January 1980 and 2000.
  valid: [
    '7523169263',
    '8032056031',
    '7542011030',
    '7501010010',
    '7521010014',
    '7541010019',
    '8001010008',
    '0041010002',
  ],
  invalid: {
    'a wrong check digit': '7552010004',
    'a day that does not exist': '7502300013',
    'a month of no century': '7561010013',
    'a day of 1875 that does not exist': '7522310010',
    'nine digits': '752316926',
    'a letter': '752316926B',
  },
});
