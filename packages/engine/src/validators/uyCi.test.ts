import { vectors } from '../../../../test/support/vectors.ts';
import { uyCi } from './uyCi.ts';

vectors(uyCi, {
  // Wikipedia (Cédula de identidad) and stdnum's tests (12345672); the others by the rule, one with six
  // digits.
  valid: ['1.234.567-2', '12345672', '1.111.111-1', '4.711.692-3', '914.497-4'],
  invalid: {
    'a wrong check digit': '1.234.567-3',
    zeros: '0.000.000-0',
    'too short': '12.345-6',
    'a misplaced dot': '12.34.567-2',
    'a letter': '1.234.567-A',
  },
});
