import { vectors } from '../../../../test/support/vectors.ts';
import { esNif } from './esNif.ts';

vectors(esNif, {
  // stdnum's tests; M2812345C from validator.js' tests.
  valid: [
    'ES B-58378431',
    'B64717838',
    '54362315K',
    'X-5253868-R',
    'M-1234567-L',
    'M2812345C',
    'ES54362315K',
  ],
  invalid: {
    'a wrong letter of a DNI': '54362315L',
    'a wrong letter after K, L or M': 'M1234567K',
    'a wrong control of a legal person': 'B64717839',
    'no letter': '54362315',
    'the prefix twice': 'ESESB58378431',
    'a letter of no form': 'T1234567L',
    'digits before a K, L or M': '28M1290007K',
  },
});
