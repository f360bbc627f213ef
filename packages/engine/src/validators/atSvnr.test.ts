import { vectors } from '../../../../test/support/vectors.ts';
import { atSvnr } from './atSvnr.ts';

vectors(atSvnr, {
  // Wikipedia and stdnum's tables (1237 010180); the others by hand from § 31 ASVG's weights.
  valid: ['1237 010180', '1237010180', '7827 150375', '1001 290200', '1234 011380'],
  invalid: {
    'a wrong check digit': '2237 010180',
    'a day that does not exist': '1235 300280',
    'a month of no kind': '1248 011680',
    'a serial below 100': '0234 010180',
    'too short': '1237 01018',
    'a separator in the wrong place': '123 7010180',
    'a letter': '1237 0101A0',
  },
});
