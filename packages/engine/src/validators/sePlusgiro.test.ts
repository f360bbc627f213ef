import { vectors } from '../../../../test/support/vectors.ts';
import { sePlusgiro } from './sePlusgiro.ts';

vectors(sePlusgiro, {
  // Charities' 90-accounts: Röda Korset (90 08 00-4), Cancerfonden (90 19 86-0), Rädda Barnen (90 20 03-3); the last two by hand.
  valid: ['90 08 00-4', '90 19 86-0', '90 20 03-3', '902003-3', '9020033', '3 93 47 98-4', '4-2'],
  invalid: {
    'a wrong check digit': '90 20 03-4',
    'neighbours swapped': '90 02 03-3',
    'a leading zero': '0-0',
    'one digit': '5',
    'groups elsewhere': '902 003-3',
    'too long': '1 23 45 67 89-7',
    'nine digits': '123456782',
    'a letter': '90 20 0A-3',
  },
});
