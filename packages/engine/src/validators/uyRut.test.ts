import { vectors } from '../../../../test/support/vectors.ts';
import { uyRut } from './uyRut.ts';

vectors(uyRut, {
  // stdnum's tests (211003420017, 211406340011); two others that fit the rule.
  valid: ['211003420017', '21-100342-001-7', 'UY 21 140634 001 1', '210475730011', '020164180014'],
  invalid: {
    'a wrong check digit': '211003420018',
    'no registry': '231003420011',
    'no number': '210000000019',
    'not 001': '211003420025',
    'too short': '21100342001',
  },
});
