import { vectors } from '../../../../test/support/vectors.ts';
import { bgLnch } from './bgLnch.ts';

vectors(bgLnch, {
  // python-stdnum's documentation (7111042925); the others by hand: weights 21-19-17-13-11-9-7-3-1, modulo
  // 10.
  valid: ['7111042925', '1000000001', '1003456780', '1001234562', '1009999997'],
  invalid: {
    'a wrong check digit': '7111042922',
    'no number at all': '0000000000',
    'nine digits': '711104292',
    'a letter': '71110429I5',
  },
});
