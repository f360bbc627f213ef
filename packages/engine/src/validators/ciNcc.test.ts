import { vectors } from '../../../../test/support/vectors.ts';
import { ciNcc } from './ciNcc.ts';

vectors(ciNcc, {
  // DGI's form; made by the rule.
  valid: ['0123456 A', '1912345Z', '2099999 b', '0500001K'],
  invalid: {
    'no letter': '01234567',
    zeros: '0000000 A',
    'too short': '012345 A',
  },
});
