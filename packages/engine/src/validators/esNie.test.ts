import { vectors } from '../../../../test/support/vectors.ts';
import { esNie } from './esNie.ts';

vectors(esNie, {
  // stdnum's tests (the first two), validator.js' tests (the others).
  valid: ['x-2482300w', 'X-5253868-R', 'X1234567L', 'Y1234567X', 'Z1234567R'],
  invalid: {
    'a wrong letter': 'x-2482300a',
    'no letter': 'X2482300',
    'a DNI': '12345678Z',
    'eight digits': 'X02482300W',
  },
});
