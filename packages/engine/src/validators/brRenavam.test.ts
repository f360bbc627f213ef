import { vectors } from '../../../../test/support/vectors.ts';
import { brRenavam } from './brRenavam.ts';

vectors(brRenavam, {
  // validation-br's tests.
  valid: ['1952519770-3', '3394038959-9', '03607626105', '64090416160', '80499688374'],
  invalid: {
    'a wrong check digit': '19525227703',
    'equal digits': '00000000000',
    'too short': '3607626105',
  },
});
