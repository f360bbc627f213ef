import { CARDS, type CardBrand } from '../data/cards.ts';
import type { Validator } from '../model.ts';
import { cardChecker, drawNumber } from '../standard/cardChecker.ts';

/**
 * Payment card number: a network's issuer range, a length it uses, a Luhn digit (ISO/IEC 7812). Written bare, in
 * fours, or as 4-6-5 and 4-6-4. Made from the networks' well-known test prefixes.
 */
export const cardNumber: Validator<{ readonly brand?: CardBrand | undefined } | undefined> = {
  ...cardChecker(CARDS),
  make: (random, who) => drawNumber(random, CARDS[who?.brand ?? random.pick(USUAL)]),
};

const USUAL: readonly CardBrand[] = [
  ...(['visa', 'visa', 'visa', 'mastercard', 'mastercard'] as const),
  ...(['amex', 'discover', 'jcb'] as const),
];
