import { vectors } from '../../../../test/support/vectors.ts';
import { ptCc } from './ptCc.ts';

vectors(ptCc, {
  // AMA's paper (the first), stdnum's tests (the others).
  valid: ['00000000 0 ZZ4', '04521224 4 ZZ 7', '054546796ZY7', '101490801ZY0', '10149080 1 zy0'],
  invalid: {
    'a wrong check digit': '04521224 4 ZZ 8',
    'a wrong check digit of the civil number': '10000000 0 ZZ2',
    'a letter in the civil number': '00000000 A ZZ4',
    'no check digit': '00000000 0 ZZ',
  },
});
