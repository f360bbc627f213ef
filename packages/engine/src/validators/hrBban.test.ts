import { vectors } from '../../../../test/support/vectors.ts';
import { hrBban } from './hrBban.ts';

vectors(hrBban, {
  // The SWIFT registry (account of the state budget), Wikipedia (IBAN); the last two computed by hand.
  valid: [
    '1001005-1863000160',
    '10010051863000160',
    '2360000-1101234565',
    '2340009-3111234566',
    '2402006-3209876546',
  ],
  invalid: {
    'a wrong bank check digit': '1001006-1863000160',
    'a wrong account check digit': '1001005-1863000161',
    'too short': '1001005-186300016',
    'a letter': '1001005-186300016O',
  },
});
