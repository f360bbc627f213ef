import { vectors } from '../../../../test/support/vectors.ts';
import { caOhip } from './caOhip.ts';

vectors(caOhip, {
  // By the rule: the Ministry publishes no number.
  valid: ['1234-567-897-AB', '1234567897', '9876 543 217 A', '5584486673YM'],
  invalid: {
    'a wrong check digit': '1234-567-890',
    'a leading zero': '0234-567-899',
    'too short': '123456789',
    'three letters': '1234-567-897-ABC',
  },
});
