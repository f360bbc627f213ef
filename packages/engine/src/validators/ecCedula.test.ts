import { vectors } from '../../../../test/support/vectors.ts';
import { ecCedula } from './ecCedula.ts';

vectors(ecCedula, {
  // stdnum's tests (1714307103, 0962467429 of a foreigner); often-used examples, and one of abroad by the
  // rule.
  valid: ['171430710-3', '1714307103', '0926687856', '1710034065', '0962467429', '3050000003'],
  invalid: {
    'a wrong check digit': '1714307104',
    'no province': '2714307101',
    'province 00': '0014307102',
    'a third digit above 6': '1774307100',
    'too short': '171430710',
  },
});
