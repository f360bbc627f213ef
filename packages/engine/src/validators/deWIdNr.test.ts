import { vectors } from '../../../../test/support/vectors.ts';
import { deWIdNr } from './deWIdNr.ts';

vectors(deWIdNr, {
  // The Bundeszentralamt's example (DE123456788-00001); the others are published USt-IdNrn. with a suffix.
  valid: [
    'DE123456788-00001',
    'DE136695976-00001',
    'DE129273398-00002',
    'DE143454214-99999',
    'DE12345678800001',
  ],
  invalid: {
    'a wrong check digit': 'DE123456789-00001',
    'no suffix': 'DE123456788',
    'a suffix of zeros': 'DE123456788-00000',
    'a leading zero': 'DE012345679-00001',
    'too long': 'DE123456788-000001',
  },
});
