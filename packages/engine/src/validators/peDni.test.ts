import { vectors } from '../../../../test/support/vectors.ts';
import { peDni } from './peDni.ts';

vectors(peDni, {
  // python-stdnum's documentation (10117410-2); the others by the rule, one with its letter.
  valid: ['10117410-2', '101174102', '10117410-G', '17801146-0', '07654321-1'],
  invalid: {
    'a wrong check digit': '10117410-3',
    'a wrong letter': '10117410-A',
    'no check character': '10117410',
    zeros: '00000000-6',
    'a letter beyond K': '10117410-L',
  },
});
