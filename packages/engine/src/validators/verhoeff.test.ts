import { vectors } from '../../../../test/support/vectors.ts';
import { verhoeff } from './verhoeff.ts';

vectors(verhoeff, {
  // Wikipedia (2363), Rosetta Code (2363, 123451, 1234567890120), python-stdnum's documentation (Aadhaar).
  valid: ['2363', '123451', '1234567890120', '234123412346', '2341 2341 2346'],
  invalid: {
    'a wrong check digit': '2364',
    'neighbours swapped': '2633',
    'a digit changed': '1234567890129',
    'all zeros': '0000',
    'one digit': '0',
    'a letter': '12345A',
    'too long': `${'2'.repeat(64)}3`,
    nothing: '',
  },
});
