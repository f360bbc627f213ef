import { vectors } from '../../../../test/support/vectors.ts';
import { gbNhs } from './gbNhs.ts';

vectors(gbNhs, {
  // NHS Data Dictionary (943 476 5919), python-stdnum (943 476 5870), NHS England's test patients (999…);
  // a Scottish and a Northern Irish one by hand.
  valid: [
    '943 476 5919',
    '9434765919',
    '943-476-5870',
    '9990548609',
    '401 023 2137',
    '0101015402',
    '3200000015',
  ],
  invalid: {
    'a wrong check digit': '943 476 5918',
    'a range that is never issued': '500 000 0056',
    'ten equal digits': '444 444 4444',
    'ten equal digits that are a Scottish day': '111 111 1111',
    'a Scottish day that does not exist': '3002990019',
    'too short': '943 476 591',
    'a separator in the wrong place': '9434 765919',
  },
});
