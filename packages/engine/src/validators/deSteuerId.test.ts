import { vectors } from '../../../../test/support/vectors.ts';
import { deSteuerId } from './deSteuerId.ts';

vectors(deSteuerId, {
  // ELSTER's paper (86095742719, 47036892816, 65929970489), stdnum (36574261809), EU TIN sheet (26954371827).
  valid: ['36574261809', '36 574 261 809', '86095742719', '47036892816', '65929970489', '26954371827'],
  invalid: {
    'a wrong check digit': '36574261808',
    'a leading zero': '02476291358',
    'ten different digits': '12345678903',
    'two digits that come twice': '11223456785',
    'three in a row': '11123456786',
    'one digit four times': '12131415674',
    'too short': '3657426180',
    'a separator in the wrong place': '365 74261809',
  },
});
