import { vectors } from '../../../../test/support/vectors.ts';
import { zaId } from './zaId.ts';

vectors(zaId, {
  // stdnum's and id_validation's tests, the Amendment Act's worked example (8001015009087).
  valid: ['7503305044089', '8001015009087', '7106245929185', '800101 5009 08 7'],
  invalid: {
    'a wrong check digit': '8001015009088',
    'a day that does not exist': '8002305009084',
    'a citizenship of no kind': '8001015009384',
    'neither 8 nor 9': '8001015009004',
    'too short': '800101500908',
  },
});
