import { vectors } from '../../../../test/support/vectors.ts';
import { deKvnr } from './deKvnr.ts';

vectors(deKvnr, {
  // gematik's test persons (A123456780, X110411675) and numbers in public test texts.
  valid: ['A123456780', 'a123456780', 'X110411675', 'I526064554', 'K734027627', 'Q327812091'],
  invalid: {
    'a wrong check digit': 'A123456781',
    'another letter': 'B123456780',
    'no letter': '0123456780',
    'too long': 'A1234567800',
  },
});
