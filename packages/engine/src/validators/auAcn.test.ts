import { vectors } from '../../../../test/support/vectors.ts';
import { auAcn } from './auAcn.ts';

vectors(auAcn, {
  // ASIC's list of valid numbers, python-stdnum's documentation.
  valid: ['004 085 616', '004085616', '010 499 966', '000 000 019', '005 749 986', '000 250 000'],
  invalid: {
    'a wrong check digit': '004 085 617',
    'only zeros': '000 000 000',
    'too long': '0040856169',
    'too short': '00408561',
    'a letter': '00408561A',
  },
});
