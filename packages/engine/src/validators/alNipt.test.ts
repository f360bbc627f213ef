import { vectors } from '../../../../test/support/vectors.ts';
import { alNipt } from './alNipt.ts';

vectors(alNipt, {
  // python-stdnum's documentation and tests; stdnum-js's tests.
  valid: ['AL J91402501L', 'J91402501L', 'K22218003V', 'L42307014K', 'K52224002A'],
  invalid: {
    'a wrong letter': 'J91402501K',
    'a day that does not exist': 'J91430501L',
    'a month 00': 'J90002501L',
    'the serial number 000': 'J91402000L',
    'a letter beyond the decades': 'Z22218003V',
    'too short': 'J9140250L',
  },
});
