import { vectors } from '../../../../test/support/vectors.ts';
import { vnCccd } from './vnCccd.ts';

vectors(vnCccd, {
  // The example with which the press explains the law (the first); the others by hand from the rule (Hanoi, Ho Chi Minh City, Can Tho).
  valid: ['037153000257', '001099012345', '079301004321', '092204000789'],
  invalid: {
    'an unknown province': '003153000257',
    'a century to come': '037553000257',
    'serial 000000': '037153000000',
    'too short': '03715300025',
    'a letter': '03715300025A',
  },
});
