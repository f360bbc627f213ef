import { vectors } from '../../../../test/support/vectors.ts';
import { adNrt } from './adNrt.ts';

vectors(adNrt, {
  // python-stdnum's documentation and tests.
  valid: ['U-132950-X', 'D059888N', 'D-059888-N', 'A-700555-R', 'A-701485-T', 'L-709222-X', 'F-221117-V'],
  invalid: {
    'a letter of no kind': 'I 706193 G',
    'a company below its series': 'A-123456-F',
    'a company beyond its series': 'L-800000-F',
    'a resident beyond the series': 'F-700000-Z',
    'no control letter': 'A-700555-1',
    'five digits': 'A12345B',
  },
});
