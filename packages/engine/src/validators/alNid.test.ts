import { vectors } from '../../../../test/support/vectors.ts';
import { alNid } from './alNid.ts';

vectors(alNid, {
  // The documentation and tests of nidx (a man, a woman); by hand: a man of 2000, a foreign woman.
  valid: ['J00101999W', 'J05115999K', 'K00101001D', 'I58101001W'],
  invalid: {
    'a wrong letter': 'J00101999A',
    'a day that does not exist': 'J00230999W',
    'a month that does not exist': 'J01301999W',
    'a letter that is no decade': 'U00101999W',
    'too short': 'J0010199W',
    'a digit in place of the letter': 'J001019990',
  },
});
