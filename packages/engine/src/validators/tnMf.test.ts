import { vectors } from '../../../../test/support/vectors.ts';
import { tnMf } from './tnMf.ts';

vectors(tnMf, {
  // From the test tables of stdnum (1282182 W, 121 J, 1496298 T) and from python-stdnum's documentation (1182431 M);
  // the rest computed by hand.
  valid: [
    '1282182 W',
    '1282182W',
    '0000121J',
    '1496298T/P/N/000',
    '1496298 T P N 000',
    '1182431M/A/M/000',
    '1182431/m/a/m/000',
    '1182431MAM000',
    '1234567R/A/E/001',
  ],
  invalid: {
    'a wrong key': '1282182V',
    'a letter that no key is': '1282182I',
    'no key': '1282182',
    'six digits': '128218W',
    zeros: '0000000A',
    'an unknown VAT code': '1182431M/X/M/000',
    'an unknown category': '1182431M/A/X/000',
    'an establishment of a seat': '1182431M/A/M/001',
    'a secondary establishment without number': '1182431M/A/E/000',
    'a code without category': '1182431M/A',
  },
});
