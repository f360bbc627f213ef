import { vectors } from '../../../../test/support/vectors.ts';
import { esNss } from './esNss.ts';

vectors(esNss, {
  // stdnum's tests (the first two), E. Martínez Montejo's and Q3 Team's papers on the control digits (with
  // slashes), the same arithmetic by hand for a serial with a leading zero.
  valid: [
    '281234567840',
    '28 12345678 40',
    '23/12345678/23',
    '28/1234567/42',
    '280123456742',
    '121234567805',
  ],
  invalid: {
    'wrong control digits': '281234567841',
    'a province that does not exist': '77 12345678 32',
    'one control digit': '28 12345678 4',
    'a letter': '28123456784A',
  },
});
