import { luhnDigit } from '../checksum/luhn.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import type { Random } from '../kernel/random.ts';
import { joinWithOr } from '../kernel/text.ts';
import type { Checker, Network } from '../model.ts';
import { reasonIf } from './rules.ts';
import { checker } from './standard.ts';

/** Returns the checks of card numbers for networks by short name. If two ranges overlap, the first network counts. */
export function cardChecker(networks: Readonly<Record<string, Network>>): Checker {
  const ranges = onFirstUse(() => rangesOf(networks));
  const found = (number: string) => {
    const issuer = Number(number.slice(0, 6));
    return ranges().filter(({ from, to }) => issuer >= from && issuer <= to);
  };
  // Returns the lengths of cards with such first digits, the usual one first; empty if nobody issues them.
  const lengthsOf = (number: string) => found(number).flatMap(({ lengths }) => lengths);
  return checker({
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
      short: (number) => lengthFault(number, lengthsOf(number), (length, usual) => length < usual),
      long: (number) => lengthFault(number, lengthsOf(number), (length, usual) => length > usual),
    },
    wrong: {
      issuer: (number) => `0${number.slice(1)}`,
      short: (number, random) => number.slice(0, random.int(8, number.length - 1)),
      long: (number, random) => number + random.digits(Math.max(...lengthsOf(number)) + 1 - number.length),
    },
    reads: (number) => ({
      brand: found(number).find(({ lengths }) => lengths.includes(number.length))?.brand,
    }),
  });
}

function lengthFault(
  number: string,
  lengths: readonly number[],
  isWrong: (length: number, usual: number) => boolean,
): string | undefined {
  const [usual = number.length] = lengths;
  if (lengths.includes(number.length) || !isWrong(number.length, usual)) return undefined;
  return `has ${number.length} digits, should have ${joinWithOr([...new Set(lengths)].sort((a, b) => a - b).map(String))}`;
}

/** Returns the ranges by their first six digits, in the order of the networks. */
function rangesOf(networks: Readonly<Record<string, Network>>) {
  return Object.entries(networks).flatMap(([brand, { ranges, lengths }]) =>
    ranges.split(' ').map((range) => {
      const [from = '', to = from] = range.split('-');
      return { brand, lengths, from: Number(from.padEnd(6, '0')), to: Number(to.padEnd(6, '9')) };
    }),
  );
}

/** Draws a number with one of the network's well-known test prefixes, or with the bank's own prefix. */
export function drawNumber(random: Random, { test, lengths, ofBank }: Network, bank?: string): string {
  const prefix = ofBank && bank ? ofBank(bank) : random.pick(test);
  const body = prefix + random.digits((lengths[0] as number) - prefix.length - 1);
  return body + luhnDigit(body);
}
