import { vectors } from '../../../../test/support/vectors.ts';
import { eeViitenumber } from './eeViitenumber.ts';

vectors(eeViitenumber, {
  // Pangaliit's worked example (121312952); the others by hand from the rule.
  valid: [
    '121312952',
    '1234561',
    '13',
    '1213 1295 2',
    '12345678901234567894',
    // By hand: groups of four from the left and from the right.
    '6959 430',
    '755 6191',
  ],
  invalid: {
    'a wrong check digit': '121312953',
    'neighbours swapped': '121321952',
    'all zeros': '00',
    'one digit': '0',
    'too long': '121312952121312952123',
    'groups elsewhere': '12 1312952',
    'a letter': '12131295A',
  },
});
