import { luhnDigit } from '../checksum/luhn.ts';
import { CARDS, type CardBrand, type Network } from '../data/cards.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import type { Random } from '../kernel/random.ts';
import { bare, either } from '../kernel/text.ts';
import type { Brand } from '../model.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Payment card number: a network's issuer range, a length it uses, a Luhn digit (ISO/IEC 7812). Written bare, in
 * fours, or as 4-6-5 and 4-6-4. Made from the networks' well-known test prefixes.
 */
export const cardNumber = standard<{ readonly brand?: CardBrand | undefined } | undefined>({
  id: 'cardNumber',
  label: 'Payment card number',
  written: '{8-23#}',
  form: /^(?:\d{8,23}|(?:\d{4}[ -]){2,5}\d{1,4}|\d{4}[ -]\d{6}[ -]\d{4,6})$/,
  mend: (number) => number.slice(0, -1) + luhnDigit(number.slice(0, -1)),
  rules: {
    issuer: (number) =>
      reasonIf(
        lengthsOf(number).length === 0,
        `no network issues cards that begin with ${number.slice(0, 6)}`,
      ),
    short: (number) => lengthFault(number, (length, usual) => length < usual),
    long: (number) => lengthFault(number, (length, usual) => length > usual),
  },
  wrong: {
    issuer: (number) => `0${number.slice(1)}`,
    short: (number, random) => number.slice(0, random.int(8, number.length - 1)),
    long: (number, random) => number + random.digits(Math.max(...lengthsOf(number)) + 1 - number.length),
  },
  reads: (number) => ({ brand: networkOf(number) }),
  make: (random, who) => drawNumber(random, CARDS[who?.brand ?? random.pick(USUAL)]),
});

/** The network of a right card number, otherwise undefined. */
export function cardBrand(value: string): CardBrand | undefined {
  return cardNumber.valid(value) ? networkOf(bare(value)) : undefined;
}

function networkOf(number: string): CardBrand | undefined {
  return rangesOf(number).find(({ lengths }) => lengths.includes(number.length))?.brand;
}

/** The lengths of cards with such first digits, the usual one first; none where nobody issues them. */
function lengthsOf(number: string): readonly number[] {
  return rangesOf(number).flatMap(({ lengths }) => lengths);
}

function rangesOf(number: string) {
  const issuer = Number(number.slice(0, 6));
  return cardRanges().filter(({ from, to }) => issuer >= from && issuer <= to);
}

function lengthFault(
  number: string,
  isWrong: (length: number, usual: number) => boolean,
): string | undefined {
  const lengths = lengthsOf(number);
  const [usual = number.length] = lengths;
  if (lengths.includes(number.length) || !isWrong(number.length, usual)) return undefined;
  return `has ${number.length} digits, should have ${either([...new Set(lengths)].sort((a, b) => a - b).map(String))}`;
}

/** The network of that name, with the number's maker. */
export function brandOf(name: string): Brand {
  const network: Network = CARDS[name as CardBrand];
  return { ...network, number: (random, bank) => drawNumber(random, network, bank?.code?.text) };
}

function drawNumber(random: Random, { test, lengths, ofBank }: Network, bank?: string): string {
  const prefix = ofBank && bank ? ofBank(bank) : random.pick(test);
  const body = prefix + random.digits((lengths[0] as number) - prefix.length - 1);
  return body + luhnDigit(body);
}

const USUAL: readonly CardBrand[] = [
  ...(['visa', 'visa', 'visa', 'mastercard', 'mastercard'] as const),
  ...(['amex', 'discover', 'jcb'] as const),
];

/** The ranges by their first six digits, in the order of the table. */
const cardRanges = onFirstUse(() =>
  Object.entries<Network>(CARDS).flatMap(([brand, { ranges, lengths }]) =>
    ranges.split(' ').map((range) => {
      const [from = '', to = from] = range.split('-');
      return {
        brand: brand as CardBrand,
        lengths,
        from: Number(from.padEnd(6, '0')),
        to: Number(to.padEnd(6, '9')),
      };
    }),
  ),
);
