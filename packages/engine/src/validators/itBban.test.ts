import { vectors } from '../../../../test/support/vectors.ts';
import { itBban } from './itBban.ts';

vectors(itBban, {
  // The SWIFT registry (Italy, San Marino), Wikipedia (Codice BBAN), library test tables.
  valid: [
    'X 05428 11101 000000123456',
    'X0542811101000000123456',
    'U 03225 09800 000000270100',
    'P 08540 09812 123456789123',
    'D 03268 02801 052879623060',
    'x0542811101000000123456',
  ],
  invalid: {
    'a wrong CIN': 'Y 05428 11101 000000123456',
    'two digits swapped': 'X 05428 11101 000000124356',
    'a letter in the bank': 'X 0542A 11101 000000123456',
    'no CIN': '05428 11101 000000123456',
    'too short': 'X 05428 11101 00000012345',
  },
});
