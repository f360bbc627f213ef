import { vectors } from '../../../../test/support/vectors.ts';
import { auTfn } from './auTfn.ts';

vectors(auTfn, {
  // Wikipedia (Tax file number), lists of test numbers for software makers (nine and eight digits), idnumbers' tests.
  valid: [
    '123 456 782',
    '123456782',
    '876 543 210',
    '459 599 230',
    '112474082',
    '81 854 402',
    '37118629',
    '32547689',
  ],
  invalid: {
    'a wrong check digit': '123 456 781',
    'nine equal digits': '999 999 999',
    'only zeros': '000 000 000',
    'eight digits with a wrong check': '81 854 403',
    'too short': '1234567',
    'groups of another length': '1234 567 82',
  },
});
