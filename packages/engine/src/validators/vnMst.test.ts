import { vectors } from '../../../../test/support/vectors.ts';
import { vnMst } from './vnMst.ts';

vectors(vnMst, {
  // python-stdnum's and npm stdnum's tests; a person's by hand from the rule.
  valid: ['0100112437', '0312687878-001', '0100233488', '0314409058-002', '0314409058002', '8012345677'],
  invalid: {
    'a wrong check digit': '0100112438',
    'an unknown province': '6500112432',
    'province 00': '0000112433',
    'serial 0000000': '0100000003',
    'branch 000': '0312687878-000',
    'a serial whose check would be 10': '0100112540',
    'too short': '010011243',
  },
});
