import { vectors } from '../../../../test/support/vectors.ts';
import { esCcc } from './esCcc.ts';

vectors(esCcc, {
  // The SWIFT registry, Wikipedia (Código cuenta cliente), library test tables.
  valid: [
    '2100 0418 45 0200051332',
    '2100-0418-45-0200051332',
    '1234-1234-16-1234567890',
    '20770024003102575766',
    '00491500051234567892',
    '00302053091234567895',
  ],
  invalid: {
    'a wrong first check digit': '2100 0418 55 0200051332',
    'a wrong second check digit': '2100 0418 46 0200051332',
    'bank 0000': '0000 0000 00 0000000000',
    'too short': '2100 0418 45 020005133',
    'a letter': '2100 0418 45 020005133A',
  },
});
