import { vectors } from '../../../../test/support/vectors.ts';
import { usNpi } from './usNpi.ts';

vectors(usNpi, {
  // CMS' example (1234567893), and numbers by the rule.
  valid: ['1234567893', '1245319599', '1000000004', '1999999992'],
  invalid: {
    'a wrong check digit': '1234567890',
    'a first digit of no kind': '3234567899',
    'too short': '123456789',
  },
});
