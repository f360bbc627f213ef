import { vectors } from '../../../../test/support/vectors.ts';
import { idNpwp } from './idNpwp.ts';

vectors(idNpwp, {
  // python-stdnum's and npm stdnum's tests, Business::ID::NPWP's documentation.
  valid: [
    '01.300.066.6-091.000',
    '013000666091000',
    '01.312.166.0-091.000',
    '016090524017000',
    '02.183.241.5-000.000',
    '0013000666091000',
  ],
  invalid: {
    'a wrong check digit': '01.300.066.7-091.000',
    'serial 000000': '01.000.000.8-091.000',
    'too short': '01.300.066.6-091.00',
    'sixteen digits that do not start with 0': '1013000666091000',
    'another separator': '01.300.066.6/091.000',
  },
});
