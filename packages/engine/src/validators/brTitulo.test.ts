import { vectors } from '../../../../test/support/vectors.ts';
import { brTitulo } from './brTitulo.ts';

vectors(brTitulo, {
  // validation-br's tests; the last by the rule.
  valid: [
    '1023 8501 0671',
    '8365.7137.1619',
    '153036161686',
    '525028881694',
    '004356870906',
    // By hand: Minas Gerais, whose remainder 0 gives 1.
    '0262 3955 0281',
  ],
  invalid: {
    'a wrong check digit': '836531371619',
    'no state': '102385012976',
    'state 00': '102385010078',
    zeros: '000000000302',
    'too short': '10238501067',
  },
});
