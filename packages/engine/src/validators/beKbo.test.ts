import { vectors } from '../../../../test/support/vectors.ts';
import { beKbo } from './beKbo.ts';

vectors(beKbo, {
  // As for beVat: stdnum's tests and the Crossroads Bank's samples.
  valid: ['0403.019.261', '0403019261', '0417.497.106', '0428 759 497', '1001.686.633'],
  invalid: {
    'a wrong check': '0403.019.262',
    'two leading zeros': '0040.301.916',
    'nine digits': '403.019.261',
    'a country prefix': 'BE0403019261',
    'a letter': '0403.019.26A',
  },
});
