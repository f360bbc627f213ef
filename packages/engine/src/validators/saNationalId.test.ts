import { vectors } from '../../../../test/support/vectors.ts';
import { saNationalId } from './saNationalId.ts';

vectors(saNationalId, {
  // The documentation of saudi-id-validator (the first); the others computed by hand from the rule.
  valid: ['1000000008', '1234567897', '1010101010', '2000000006'],
  invalid: {
    'a wrong check digit': '1000000000',
    'a first digit of no kind': '3000000004',
    'too short': '100000000',
    'a letter': '100000000A',
  },
});
