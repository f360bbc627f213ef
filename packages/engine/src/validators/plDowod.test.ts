import { vectors } from '../../../../test/support/vectors.ts';
import { plDowod } from './plDowod.ts';

vectors(plDowod, {
  // Wikipedia (ABA300000), the documentations of Respect\Validation (AYW036733, APH505567),
  // validate-polish-id-card (ABS 123456) and polish-validators (ABC412345).
  valid: ['ABA300000', 'AYW036733', 'APH505567', 'ABS 123456', 'abc412345'],
  invalid: {
    'a wrong check digit': 'ABS523456',
    'a wrong last digit': 'AYW036731',
    'two letters': 'AB1234567',
    'a digit too few': 'ABS12345',
    'a letter of another alphabet': 'ŻBS123456',
  },
});
