import { vectors } from '../../../../test/support/vectors.ts';
import { zaTax } from './zaTax.ts';

vectors(zaTax, {
  // stdnum's tests (0001339050); the others by the rule.
  valid: ['0001339050', '2449/494/16/6', '2449494166', '1000000008', '9000000001'],
  invalid: {
    'a wrong check digit': '0001339051',
    'a first digit of no kind': '4001339052',
    zeros: '0000000000',
    'too short': '000133905',
  },
});
