import { vectors } from '../../../../test/support/vectors.ts';
import { coNit } from './coNit.ts';

vectors(coNit, {
  // python-stdnum's and stdnum's tests, DIAN (800.197.268-4), Bancolombia (890.903.938-8), Ecopetrol
  // (899.999.068-1).
  valid: [
    '213.123.432-1',
    '800197268-4',
    '890.903.938-8',
    '8999990681',
    '900544472-2',
    '1018464851-9',
    '1.919.306.8021',
  ],
  invalid: {
    'a wrong check digit': '800.197.268-5',
    'a leading zero': '0800197268-4',
    'too short': '12345',
    'a misplaced dot': '8001.97268-4',
    'a letter': '800.197.268-A',
    'two hyphens': '800197005--4',
  },
});
