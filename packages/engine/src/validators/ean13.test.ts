import { vectors } from '../../../../test/support/vectors.ts';
import { ean13 } from './ean13.ts';

vectors(ean13, {
  // Wikipedia (International Article Number: 4003994155486; check digit: 4006381333931), GS1's
  // calculator (6291041500213), validator.js' tests (9421023610112), an ISBN.
  valid: [
    '4003994155486',
    '4006381333931',
    '6291041500213',
    '9421023610112',
    '9780306406157',
    '4 006381 333931',
  ],
  invalid: {
    'a wrong check digit': '4006381333932',
    'neighbours swapped': '4003994155846',
    'all zeros': '0000000000000',
    'too short': '400638133393',
    'too long': '40063813339310',
    'a letter': '400638133393A',
  },
});
