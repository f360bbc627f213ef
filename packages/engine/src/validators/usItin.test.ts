import { vectors } from '../../../../test/support/vectors.ts';
import { usItin } from './usItin.ts';

vectors(usItin, {
  // IRS' ranges; made by the rule.
  valid: ['912-90-3456', '900-70-0000', '999-88-9999', '950501234'],
  invalid: {
    'not 9': '812-90-3456',
    'group 93, for adoptions': '912-93-3456',
    'group 89': '912-89-3456',
    'group 49': '912-49-3456',
    'too short': '912-90-345',
  },
});
