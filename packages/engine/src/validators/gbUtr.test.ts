import { vectors } from '../../../../test/support/vectors.ts';
import { gbUtr } from './gbUtr.ts';

vectors(gbUtr, {
  // python-stdnum (1955839661), HMRC's documentation of its test services (1123456789, 2234567890); one by hand.
  valid: ['1955839661', '19558 39661', '1955839661K', '1123456789', '2234567890', '9000000001'],
  invalid: {
    'a wrong check digit': '2955839661',
    'zeros only': '2000000000',
    'too short': '195583966',
    'another letter behind': '1955839661L',
    'a separator in the wrong place': '195 5839661',
  },
});
