import { vectors } from '../../../../test/support/vectors.ts';
import { frSpi } from './frSpi.ts';

vectors(frSpi, {
  // EU TIN sheet (30 23 217 600 053), npm stdnum (0701987765493); two by hand from the remainder.
  valid: ['30 23 217 600 053', '3023217600053', '0701987765493', '1234567890066', '2000000000166'],
  invalid: {
    'a wrong key': '3023217600054',
    'a first digit over 3': '4023217600136',
    'zeros only': '0000000000000',
    'too short': '302321760005',
    'a separator in the wrong place': '302 3217600053',
  },
});
