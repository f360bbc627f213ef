import { vectors } from '../../../../test/support/vectors.ts';
import { cdRib } from './cdRib.ts';

vectors(cdRib, {
  // No examples are published: computed by hand from the rule.
  valid: [
    '05100-05101-01000123456-51',
    '05100051010100012345651',
    '00011010001234567890160',
    '00014020000000000012307',
    '05100012349999999999965',
  ],
  invalid: {
    'a wrong key': '05100-05101-01000123456-52',
    'bank 00000': '00000-00000-00000000000-97',
    'too short': '05100-05101-0100012345-51',
    'a letter': '05100-05101-0100012345A-51',
  },
});
