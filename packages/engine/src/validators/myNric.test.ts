import { vectors } from '../../../../test/support/vectors.ts';
import { myNric } from './myNric.ts';

vectors(myNric, {
  // python-stdnum's documentation (the first two); the others by hand from the rule, the last for a birth abroad.
  valid: ['770305-02-1234', '770305021234', '000229-10-0123', '891215 14 5566', '650101-66-7788'],
  invalid: {
    'a month that does not exist': '771305-02-1234',
    'a day that does not exist': '770230-02-1234',
    'a place that is not in use': '770305-17-1234',
    'place 00': '770305-00-1234',
    'too short': '770305-02-123',
    'groups of another length': '77030-502-1234',
  },
});
