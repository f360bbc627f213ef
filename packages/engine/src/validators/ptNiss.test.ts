import { vectors } from '../../../../test/support/vectors.ts';
import { ptNiss } from './ptNiss.ts';

vectors(ptNiss, {
  // The documentation of the packages validate-niss (the first) and valium-pt (the next two); the others by hand.
  valid: ['12345678910', '12060903799', '12073833086', '11000000007', '20000000001'],
  invalid: {
    'a wrong check digit': '12060903798',
    'a first digit of no kind': '99999999998',
    'too short': '1206090379',
    'a letter': '1206090379A',
  },
});
