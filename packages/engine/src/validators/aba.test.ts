import { vectors } from '../../../../test/support/vectors.ts';
import { aba } from './aba.ts';

vectors(aba, {
  // ABA and Wikipedia (ABA routing transit number), banks' own pages, validator.js' tests.
  valid: ['111000025', '021000021', '011401533', '122105155', '026009593', '322271627', '121000248'],
  invalid: {
    'a wrong check digit': '111000026',
    'a prefix for future use': '133000006',
    zeros: '000000000',
    'too short': '11100002',
    'a letter': '11100002A',
  },
});
