import { vectors } from '../../../../test/support/vectors.ts';
import { inGstin } from './inGstin.ts';

vectors(inGstin, {
  // python-stdnum's documentation and npm stdnum's tests; Reliance and Infosys from their publications.
  valid: [
    '27AAPFU0939F1ZV',
    '27aapfu0939f1zv',
    '29AAGCB7383J1Z4',
    '27AAACR5055K1Z7',
    '29AAACI4798L1ZU',
    // A collector's and a deductor's, computed.
    '07AAACA1234B1CV',
    '27AAPFU0939F1D4',
  ],
  invalid: {
    'a wrong check character': '27AAPFU0939F1Z0',
    'an unknown state': '39AAPFU0939F1ZQ',
    'an unknown kind of holder': '27AAPQU0939F1Z8',
    'registration 0': '27AAPFU0939F0ZW',
    'another letter than Z': '27AAPFU0939F1AA',
    'too short': '27AAPFU0939F1Z',
  },
});
