import { vectors } from '../../../../test/support/vectors.ts';
import { caBcPhn } from './caBcPhn.ts';

vectors(caBcPhn, {
  // BC Ministry of Health's test number (9698 658 215); the others by its routine.
  valid: ['9698 658 215', '9698658215', '9012 372 173', '9879 875 914'],
  invalid: {
    'a wrong check digit': '9698 658 216',
    'no 9 in front': '5736504210',
    'too short': '969865821',
    'a letter': '9736A04212',
  },
});
