import { vectors } from '../../../../test/support/vectors.ts';
import { liPeid } from './liPeid.ts';

vectors(liPeid, {
  // The OECD's sheet, stdnum's documentation and tests.
  valid: ['1234567', '00001234567', '000001234567', '123456789012'],
  invalid: {
    'three digits': '123',
    'three digits behind zeros': '0000123',
    'thirteen digits': '1234567890123',
    'a letter': '12345A7',
    'zeros alone': '000000',
  },
});
