import { vectors } from '../../../../test/support/vectors.ts';
import { esCups } from './esCups.ts';

vectors(esCups, {
  // python-stdnum's documentation (the first, in its spellings); the others computed by hand from the rule.
  valid: [
    'ES 1234-1234-5678-9012 JY 1F',
    'ES1234123456789012JY',
    'es1234123456789012jy1f',
    'ES0031405000000001ZV',
  ],
  invalid: {
    'wrong control letters': 'ES1234123456789012XY',
    'a measuring point that does not exist': 'ES1234123456789012JY1Q',
    'another country': 'PT1234123456789012JY',
    'too short': 'ES123412345678901JY',
    'half a measuring point': 'ES1234123456789012JY1',
  },
});
