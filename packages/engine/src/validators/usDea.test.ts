import { vectors } from '../../../../test/support/vectors.ts';
import { usDea } from './usDea.ts';

vectors(usDea, {
  // Wikipedia (F91234563), TakeRx (AP5836727), uspharmd (1424326); the last by the rule.
  valid: ['F91234563', 'AP5836727', 'BS1424326', 'MJ1234563'],
  invalid: {
    'a wrong check digit': 'AP5836728',
    'no kind of registrant': 'IP5836727',
    'too short': 'AP583672',
    'a letter among the digits': 'AP58A6727',
  },
});
