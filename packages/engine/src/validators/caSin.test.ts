import { vectors } from '../../../../test/support/vectors.ts';
import { caSin } from './caSin.ts';

vectors(caSin, {
  // Wikipedia (046 454 286, fictitious), stdnum's tests (123-456-782); the others by the rule.
  valid: ['046 454 286', '123-456-782', '130692544', '193-456-787', '900 000 001'],
  invalid: {
    'a wrong check digit': '123-456-783',
    zeros: '000 000 000',
    '8, kept for businesses': '812345676',
    'too short': '12345678',
    'a letter': '12345678Z',
  },
});
