import { vectors } from '../../../../test/vectors.ts';
import { plPesel } from './plPesel.ts';

vectors(plPesel, {
  // gov.pl and Wikipedia (PESEL), python-stdnum's documentation, validator.js' tests.
  valid: ['44051401359', '02070803628', '44051401458', '90090515836', '92071314764'],
  invalid: {
    'a wrong check digit': '44051401358',
    'a day that does not exist': '44023001354',
    'a month of no century': '44131401350',
    'too short': '4405140135',
    'a letter': '4405140135A',
  },
});
