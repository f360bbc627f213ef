import { vectors } from '../../../../test/support/vectors.ts';
import { rsPib } from './rsPib.ts';

vectors(rsPib, {
  // python-stdnum's documentation (101134702), the register's entries of NIS (104052135) and EPS
  // (103920327); by hand the others.
  valid: ['101134702', '100002803', '104052135', '103920327', '100001159', 'RS101134702'],
  invalid: {
    'a wrong check digit': '101134703',
    'a leading zero': '012345679',
    'the range before the first number': '100000008',
    'eight digits': '10113470',
    'a letter': '10113470O',
  },
});
