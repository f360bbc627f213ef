import { vectors } from '../../../../test/support/vectors.ts';
import { atUid } from './atUid.ts';

vectors(atUid, {
  // stdnum's tests, the BMF's example (ATU10223006), JSVAT's list; Red Bull prints its own.
  valid: [
    'ATU13585627',
    'AT U13585627',
    'U13585627',
    'ATU10223006',
    'ATU33864707',
    'ATU14189108',
    'atu13585627',
  ],
  invalid: {
    'a wrong check digit': 'ATU13585626',
    'another letter': 'ATX13585627',
    'too short': 'ATU1358562',
    'zeros only': 'ATU00000000',
    'no U': 'AT13585627',
  },
});
