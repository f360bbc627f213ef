import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { CARDS, type CardBrand, type Network } from '../data/cards.ts';
import type { Random } from '../kernel/random.ts';
import { bare } from '../kernel/text.ts';
import type { Brand, Validator } from '../model.ts';

/**
 * Payment card number: a network's issuer range, a length it uses, a Luhn digit (ISO/IEC 7812). Written bare, in
 * fours, or as 4-6-5 and 4-6-4. Made from the networks' well-known test prefixes.
 */
export const cardNumber: Validator<{ readonly brand?: CardBrand | undefined } | undefined> = {
  id: 'cardNumber',
  label: 'Payment card number',
  valid: (value) => cardBrand(value) !== undefined,
  make: (random, who) => drawNumber(random, CARDS[who?.brand ?? random.pick(USUAL)]),
};

/** The network of a right card number, otherwise undefined. */
export function cardBrand(value: string): CardBrand | undefined {
  if (!/^(?:\d{12,19}|(?:\d{4}[ -]){2,4}\d{1,4}|\d{4}[ -]\d{6}[ -]\d{4,5})$/.test(value)) return undefined;
  const digits = bare(value);
  if (!isLuhn(digits)) return undefined;
  const issuer = Number(digits.slice(0, 6));
  const range = RANGES.find(
    ({ from, to, lengths }) => issuer >= from && issuer <= to && lengths.includes(digits.length),
  );
  return range?.brand;
}

/** The network of that name, with the number's maker. */
export function brandOf(name: string): Brand {
  const network = CARDS[name as CardBrand];
  return { ...network, number: (random) => drawNumber(random, network) };
}

function drawNumber(random: Random, { test, lengths }: Network): string {
  const prefix = random.pick(test);
  const body = prefix + random.digits((lengths[0] as number) - prefix.length - 1);
  return body + luhnDigit(body);
}

const USUAL: readonly CardBrand[] = [
  ...(['visa', 'visa', 'visa', 'mastercard', 'mastercard'] as const),
  ...(['amex', 'discover', 'jcb'] as const),
];

/** The ranges by their first six digits, in the order of the table. */
const RANGES = Object.entries<Network>(CARDS).flatMap(([brand, { ranges, lengths }]) =>
  ranges.split(' ').map((range) => {
    const [from = '', to = from] = range.split('-');
    return {
      brand: brand as CardBrand,
      lengths,
      from: Number(from.padEnd(6, '0')),
      to: Number(to.padEnd(6, '9')),
    };
  }),
);
