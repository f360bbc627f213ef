import { vectors } from '../../../../test/support/vectors.ts';
import { pkCnic } from './pkCnic.ts';

vectors(pkCnic, {
  // python-stdnum's documentation and npm stdnum's tests (the first three); the others by hand from the rule.
  valid: ['54104-9890578-6', '5410498905786', '34201-0891231-8', '42101-1234567-1', '61101-7654321-2'],
  invalid: {
    'an unknown province': '94201-0891231-8',
    '0 as last digit': '34201-0891231-0',
    'no locality': '30000-0891231-8',
    'no serial': '34201-0000000-8',
    'too short': '54104-9890578',
    'groups of another length': '5410-49890578-6',
  },
});
