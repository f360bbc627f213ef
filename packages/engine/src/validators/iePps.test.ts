import { vectors } from '../../../../test/support/vectors.ts';
import { iePps } from './iePps.ts';

vectors(iePps, {
  // python-stdnum's documentation, Wikipedia (1234567T), the Department's sample card (1234567FA).
  valid: [
    '6433435F',
    '6433435FT',
    '6433435FW',
    '6433435OA',
    '6433435IH',
    '1234567T',
    '1234567FA',
    '6433435f',
  ],
  invalid: {
    'a wrong check letter': '6433435E',
    'a wrong check letter before H': '6433435VH',
    'a second letter never used': '6433435FZ',
    'zeros only': '0000000W',
    'a Turkish dotless i': '6433435ıH',
    'too short': '643343F',
    'three letters': '6433435FAA',
  },
});
