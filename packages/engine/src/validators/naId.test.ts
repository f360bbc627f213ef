import { vectors } from '../../../../test/support/vectors.ts';
import { naId } from './naId.ts';

vectors(naId, {
  // A published worked example (56102400135); the others by the rule.
  valid: ['56102400135', '561024 0013 5', '00022900018', '80010100011'],
  invalid: {
    'a day that does not exist': '56023000135',
    'too short': '5610240013',
    'a letter': '5610240013A',
  },
});
