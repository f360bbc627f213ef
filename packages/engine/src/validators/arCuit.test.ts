import { vectors } from '../../../../test/support/vectors.ts';
import { arCuit } from './arCuit.ts';

vectors(arCuit, {
  // stdnum's tests (20-05536168-2), Banco de la Nación (30-50001091-2), AFIP (33-69345023-9 and, in its
  // manuals, 20-17254359-7).
  valid: ['20-05536168-2', '30-50001091-2', '33-69345023-9', '27-39676768-1', '20 17254359 7'],
  invalid: {
    'a wrong check digit': '20-05536168-3',
    'an unknown type': '21-05536168-9',
    'too short': '2026756539',
    zeros: '20-00000000-1',
    'a letter': '20-0553616A-2',
  },
});
