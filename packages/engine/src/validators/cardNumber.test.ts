import { describe, expect, it } from 'vitest';
import { vectors } from '../../../../test/vectors.ts';
import { cardBrand, cardNumber } from './cardNumber.ts';

// Test cards of Stripe, PayPal, Adyen (maestro, elo), Interswitch (verve), T-Bank (mir) and PayTR (troy);
// rupay by hand: NPCI's range 607384 and a Luhn digit.
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
    nothing: '',
  },
});

describe('cardBrand', () => {
  it.each(Object.entries(CARDS))('of %s is %s', (number, brand) => expect(cardBrand(number)).toBe(brand));
});
