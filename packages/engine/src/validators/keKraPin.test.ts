import { vectors } from '../../../../test/support/vectors.ts';
import { keKraPin } from './keKraPin.ts';

vectors(keKraPin, {
  // stdnum's tests and KRA's form; made by the rule.
  valid: ['P051365947M', 'A001234567X', 'A012345678Z', 'a004567890b'],
  invalid: {
    'a kind of no kind': 'B051365947M',
    'no letter': 'P0513659471',
    zeros: 'A000000000X',
    'too short': 'P05136594M',
  },
});
