import { vectors } from '../../../../test/support/vectors.ts';
import { mkEdb } from './mkEdb.ts';

vectors(mkEdb, {
  // The documentation and tests of python-stdnum and stdnum-js.
  valid: ['4020990116747', 'MK4057009501106', 'МК 4030000375897', '4057018541765', '4057019547848'],
  invalid: {
    'a wrong check digit': '4057019547840',
    'a number of nobody': '1057019547848',
    'twelve digits': '405701954784',
    'a letter': '405701954784A',
  },
});
