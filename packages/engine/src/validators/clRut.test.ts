import { vectors } from '../../../../test/support/vectors.ts';
import { clRut } from './clRut.ts';

vectors(clRut, {
  // python-stdnum's documentation (76.086.428-5), often-used examples, and numbers by the rule.
  valid: ['12.345.678-5', '30.686.957-4', '76.086.428-5', '91.234.567-K', '11111111-1', '12345670-k'],
  invalid: {
    'a wrong check digit': '12.345.678-4',
    'a K where a digit belongs': '12.345.678-K',
    zeros: '00.000.000-0',
    'too short': '123.456-0',
    'a misplaced dot': '123.45678-5',
    'another letter': '12.345.678-X',
  },
});
