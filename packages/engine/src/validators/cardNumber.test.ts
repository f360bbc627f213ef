import { expect, it } from 'vitest';
import { vectors } from '../../../../test/support/vectors.ts';
import { cardNumber } from './cardNumber.ts';

// Test cards of Stripe, PayPal, Adyen (maestro, elo), Interswitch (verve), T-Bank (mir) and PayTR (troy);
// rupay and gpn by hand: NPCI's range 607384, BSN's 9360, and a Luhn digit.
const CARDS = {
  '4242 4242 4242 4242': 'visa',
  '4222222222222': 'visa',
  '5555-5555-5555-4444': 'mastercard',
  '2223003122003222': 'mastercard',
  '3782 822463 10005': 'amex',
  '6011111111111117': 'discover',
  '3056 930902 5904': 'diners',
  '36227206271667': 'diners',
  '3530111333300000': 'jcb',
  '6200000000000005': 'unionpay',
  '6771 7980 2500 0004': 'maestro',
  '5018 0000 0009': 'maestro',
  '6362970000457013': 'elo',
  '5066991111111118': 'elo',
  '5060990580000217499': 'verve',
  '2200770239097761': 'mir',
  '9792030394440796': 'troy',
  '6073840000000008': 'rupay',
  '9360000200000003': 'gpn',
  // By hand: the first and the last issuer of a range, and other lengths.
  '2221000000000009': 'mastercard',
  '2720990000000007': 'mastercard',
  '5067780000000006': 'elo',
  '30590000000004': 'diners',
  '30950000000000': 'diners',
  '3528000000000000007': 'jcb',
  '4000000000000000006': 'visa',
  '670000000000': 'maestro',
} as const;

vectors(cardNumber, {
  valid: Object.keys(CARDS),
  invalid: {
    'a wrong check digit': '4242424242424241',
    'neighbours swapped': '5555555555554344',
    'a length the network does not use': '42424242424242',
    'a network that does not exist': '1111111111111117',
    'all zeros': '0000000000000000',
    'groups of no card': '42424 24242 42424 2',
    'a letter': '424242424242424A',
    'too long': '42424242424242424242',
    'an issuer before the range': '2220990000000002',
    'an issuer after the range': '2721000000000004',
    'Mastercard with 15 digits': '510000000000003',
    'Visa with 18 digits': '400000000000000002',
    'American Express with 16 digits': '3700000000000007',
    'eleven digits': '67000000009',
    'a hyphen at the end': '4242-4242-4242-4242-',
    nothing: '',
  },
});

it.each(Object.entries(CARDS))('%s is of %s', (number, brand) =>
  expect(cardNumber.reads(number).brand).toBe(brand),
);
