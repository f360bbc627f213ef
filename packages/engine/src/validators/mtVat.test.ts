import { vectors } from '../../../../test/support/vectors.ts';
import { mtVat } from './mtVat.ts';

vectors(mtVat, {
  // stdnum's documentation, jsvat's tests, invoices of Maltese firms.
  valid: ['MT 1167-9112', '11679112', 'MT15121333', 'MT20200019', 'MT29516422'],
  invalid: {
    'a wrong check digit': 'MT11679113',
    'check digits over 37': 'MT11679149',
    'a first 0': 'MT01679112',
    'another country’s prefix': 'IT11679112',
    'seven digits': 'MT1167911',
    'a letter': 'MT1167911A',
  },
});
