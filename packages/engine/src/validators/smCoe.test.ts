import { vectors } from '../../../../test/support/vectors.ts';
import { smCoe } from './smCoe.ts';

vectors(smCoe, {
  // python-stdnum's documentation (24165, 51), in each form.
  valid: ['24165', 'SM24165', 'SM00051', 'SM 02416', '2416'],
  invalid: {
    'zeros alone': 'SM00000',
    'two digits without zeros': '51',
    'six digits': '241651',
    'a letter': '2416A',
    'another country’s prefix': 'IT24165',
  },
});
