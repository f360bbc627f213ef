import { vectors } from '../../../../test/support/vectors.ts';
import { mzNuit } from './mzNuit.ts';

vectors(mzNuit, {
  // python-stdnum's and stdnum's documentation and tests, mozambique-utils.
  valid: ['400339910', '400 005 834', '107705694', '400012342'],
  invalid: {
    'a wrong check digit': '400012345',
    'a first 0': '000000000',
    'too short': '40001234',
    'a letter': '4000123A5',
  },
});
