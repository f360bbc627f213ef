import { vectors } from '../../../../test/support/vectors.ts';
import { auAbn } from './auAbn.ts';

vectors(auAbn, {
  // The Australian Business Register's own example, python-stdnum's and abnacn-validator's documentation, BHP.
  valid: [
    '51 824 753 556',
    '51824753556',
    '83 914 571 673',
    '53 004 085 616',
    '49 004 028 077',
    'AU51824753556',
  ],
  invalid: {
    'a wrong check digit': '51 824 753 557',
    'eleven equal digits': '99 999 999 999',
    'a number from 0': '01 824 753 556',
    'too short': '5182475355',
    'groups of another length': '518 247 53 556',
  },
});
