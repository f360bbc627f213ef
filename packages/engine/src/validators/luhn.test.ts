import { vectors } from '../../../../test/support/vectors.ts';
import { luhn } from './luhn.ts';

vectors(luhn, {
  // Wikipedia (Luhn algorithm: 17893729974, 79927398713), Stripe's and PayPal's test cards.
  valid: [
    '17893729974',
    '79927398713',
    '4242 4242 4242 4242',
    '3782-822463-10005',
    '18',
    `${'0'.repeat(62)}18`,
  ],
  invalid: {
    'a wrong check digit': '79927398710',
    'a doubled digit changed': '4242 4242 4242 4252',
    'all zeros': '0000000000000000',
    'one digit': '0',
    'two separators in a row': '4242  4242 4242 4242',
    'a letter': '7992739871B',
    'too long': `${'0'.repeat(63)}18`,
    nothing: '',
  },
});
