import { vectors } from '../../../../test/support/vectors.ts';
import { ugNin } from './ugNin.ts';

vectors(ugNin, {
  // tools.gera.services (CM90012345678X); the others by the rule.
  valid: ['CM90012345678X', 'CF9201610ABCDE', 'CM830521AB7EPH', 'FM01000000000A'],
  invalid: {
    'a class of no kind': 'XM90012345678X',
    'a sex of no kind': 'CX90012345678X',
    'no year': 'CMAB012345678X',
    'too short': 'CM9001234567X',
  },
});
