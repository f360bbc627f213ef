import { vectors } from '../../../../test/support/vectors.ts';
import { bhCpr } from './bhCpr.ts';

vectors(bhCpr, {
  // No numbers are published by the authority; made from the structure.
  valid: ['850712345', '991200018', '010134567', '560998760'],
  invalid: {
    'a thirteenth month': '851312345',
    'no month': '850012345',
    'too short': '85071234',
    'a letter': '85071234A',
  },
});
