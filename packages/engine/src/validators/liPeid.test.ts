import { vectors } from '../../../../test/support/vectors.ts';
import { liPeid } from './liPeid.ts';

vectors(liPeid, {
  // python-stdnum's documentation and tests; by hand, the greatest length.
  valid: ['1234567', '00001234567', '01339050', '0843089848', '2766', '123456789012'],
  invalid: {
    'three digits': '123',
    'three digits behind zeros': '0000123',
    'thirteen digits': '1234567890123',
    'a letter': '12345A7',
    'zeros alone': '000000',
  },
});
