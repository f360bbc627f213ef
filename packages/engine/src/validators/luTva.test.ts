import { vectors } from '../../../../test/support/vectors.ts';
import { luTva } from './luTva.ts';

vectors(luTva, {
  // LU15027442: stdnum; LU26375245 (Amazon Europe Core) and LU20260743 (Amazon EU): their imprints;
  // LU10000356: jsvat's tests.
  valid: ['LU15027442', 'LU 150 274 42', '15027442', 'LU26375245', 'LU20260743', 'lu10000356'],
  invalid: {
    'a wrong check': 'LU15027443',
    'nothing but zeros': 'LU00000000',
    'too short': 'LU1502744',
    'another country': 'BE15027442',
    'a letter': 'LU1502744A',
  },
});
