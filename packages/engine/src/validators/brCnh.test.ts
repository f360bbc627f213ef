import { vectors } from '../../../../test/support/vectors.ts';
import { brCnh } from './brCnh.ts';

vectors(brCnh, {
  // validation-br's tests.
  valid: ['50195131143', '58316794534', '69044271146', '46190906839', '624729276-37'],
  invalid: {
    'a wrong check digit': '50195471143',
    'equal digits': '33333333333',
    'too short': '5019513114',
  },
});
