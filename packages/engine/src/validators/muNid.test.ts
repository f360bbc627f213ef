import { vectors } from '../../../../test/support/vectors.ts';
import { muNid } from './muNid.ts';

vectors(muNid, {
  // stdnum's tests; the others by the rule.
  valid: ['M090497290349B', 'L2207971502833', 'A0101800000012', 'Z311299123456E'],
  invalid: {
    'a wrong check character': 'M090497290348B',
    'a day that does not exist': 'M3102972903493',
    'no letter in front': '1090497290349G',
    'too short': 'M09049729034B',
  },
});
