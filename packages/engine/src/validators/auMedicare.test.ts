import { vectors } from '../../../../test/support/vectors.ts';
import { auMedicare } from './auMedicare.ts';

vectors(auMedicare, {
  // The number of specimen cards (the first three forms); the others computed by hand from the rule.
  valid: ['2123 45670 1', '2123456701', '2123 45670 1/1', '2428 77813 2', '2688 00123 1 1', '4287 77812 3'],
  invalid: {
    'a wrong check digit': '2123 45671 1',
    'a first digit that is not given': '1234 56788 1',
    'issue number 0': '2123 45670 0',
    'place 0 on the card': '2123 45670 1 0',
    'too short': '2123 45670',
    'groups of another length': '212345 670 1',
  },
});
