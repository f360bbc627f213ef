import { vectors } from '../../../../test/support/vectors.ts';
import { mtVat } from './mtVat.ts';

vectors(mtVat, {
  // python-stdnum's documentation; jsvat's tests.
  valid: ['MT 1167-9112', '11679112', 'MT10126313', 'MT15903903', 'MT20973507'],
  invalid: {
    'a wrong check digit': 'MT11679113',
    'check digits over 37': 'MT11679149',
    'a first 0': 'MT01679112',
    'another country’s prefix': 'IT11679112',
    'seven digits': 'MT1167911',
    'a letter': 'MT1167911A',
  },
});
