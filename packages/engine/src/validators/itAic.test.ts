import { vectors } from '../../../../test/support/vectors.ts';
import { itAic } from './itAic.ts';

vectors(itAic, {
  // stdnum's tests (000307052, and 009CVD, the same in base 32), AIFA's register: Tachipirina and Aspirina.
  valid: ['000307052', '009CVD', '009cvd', 'A000307052', '012745093', '004763114'],
  invalid: {
    'a wrong check digit': '000307053',
    'a wrong check digit in base 32': '009CVW',
    'a first digit that is not 0': '100307053',
    'a vowel in base 32': '009CAD',
    'too short': '12345678',
  },
});
