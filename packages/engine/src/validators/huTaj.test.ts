import { vectors } from '../../../../test/support/vectors.ts';
import { huTaj } from './huTaj.ts';

vectors(huTaj, {
  // hunlib4j's tests (037687210), hungarian-validators' documentation (111111110); the others by hand:
  // weights 3 and 7.
  valid: ['037687210', '111 111 110', '123 456 788', '123-456-788', '111111110'],
  invalid: {
    'a wrong check digit': '037687211',
    'no number at all': '000000000',
    'eight digits': '03768721',
    'groups of another size': '12 3456 788',
    'a letter': 'I23456788',
  },
});
