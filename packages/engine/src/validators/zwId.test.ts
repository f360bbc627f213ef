import { vectors } from '../../../../test/support/vectors.ts';
import { zwId } from './zwId.ts';

vectors(zwId, {
  // id_validation's and zim-id's tests.
  valid: [
    '50-025544-Q-12',
    '43-165780-A-42',
    '63-751545-G-63',
    '63-1174850-T-45',
    '50-2001148W50',
    '082047823Q29',
  ],
  invalid: {
    'a wrong letter': '50-025544-R-12',
    'a letter that is left out': '50-025544-I-12',
    'no district': '01-025544-W-12',
    'no district of origin': '50-025544-Q-99',
    'too short': '50-02554-Q-12',
  },
});
