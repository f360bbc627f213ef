import { vectors } from '../../../../test/support/vectors.ts';
import { inEpic } from './inEpic.ts';

vectors(inEpic, {
  // python-stdnum's documentation; the others computed by hand from the rule.
  valid: ['WKH1186253', 'wkh1186253', 'ABC1234566', 'XYZ7654320', 'TNX0045211'],
  invalid: {
    'a wrong check digit': 'WKH1186254',
    'serial 000000': 'WKH0000000',
    'two letters': 'WK11186253',
    'too short': 'WKH118625',
    'a letter among the digits': 'WKH11862A3',
  },
});
