import { putInt } from '../kernel/bytes.ts';
import type { Random } from '../kernel/random.ts';
import { isSeparator } from '../kernel/text.ts';
import type { Write } from '../model.ts';

/** The account of a person, under the rule of their bank's sort codes. */
export const putAccount: Write = (out, at, random, p) => {
  const end = p.put('sortcode', out, at);
  let code = 0;
  for (let i = at; i < end; i++) {
    const byte = out.bytes[i] as number;
    if (!isSeparator(byte)) code = code * 10 + byte - 48;
  }
  return putInt(out, at, accountOf(random, code, p.bank.account?.text ?? ''), 8);
};

/**
 * Makes an eight-digit account number that passes the modulus checks of a sort code's range. Source: Vocalink,
 * "Validating account numbers" and its table of weights (valacdos). Where that lets an account pass one of two checks,
 * it passes the first.
 */
export function accountOf(random: Random, sortcode: number, rule: string): number {
  const checks = RULES[rule] ?? [];
  // One number in ten to a hundred checks: count on from a drawn one until it does.
  let from = random.int(10_000_000, 89_000_000);
  for (;;) {
    const account = within(checks, sortcode, from);
    if (account !== undefined) return account;
    from += 100 - (from % 100);
  }
}

/** The first number from another on that passes the checks, in the same hundred. */
function within([first, second]: readonly Check[], code: number, from: number): number | undefined {
  const hundred = Math.floor(from / 100);
  const one = first ? first.sum(code, hundred) : 0;
  const two = second ? second.sum(code, hundred) : 0;
  // Nine as the last digit but one has weights of its own.
  for (let last = from % 100; last < 90; last++)
    if ((!first || first.passes(one, last)) && (!second || second.passes(two, last)))
      return hundred * 100 + last;
  return undefined;
}

/** A weighted sum over the sort code and the account that a modulus must divide. */
class Check {
  /** What each digit counts at each place. */
  readonly #counts: readonly (readonly number[])[];
  /** What the last two digits count together. */
  readonly #last: readonly number[];

  constructor(
    readonly modulus: number,
    weights: string,
    { folds = false, start = 0 } = {},
  ) {
    // With `folds` a product counts by the sum of its digits.
    const count = (product: number) =>
      folds && product > 9 ? Math.floor(product / 10) + (product % 10) : product;
    this.#counts = weights.split(' ').map((weight) => TEN.map((digit) => count(digit * Number(weight))));
    const [tens = TEN, ones = TEN] = this.#counts.slice(-2);
    this.#last = tens.flatMap((ten) => ones.map((one) => ten + one + start));
  }

  /** What a sort code and an account without its last two digits count. */
  sum(code: number, hundred: number): number {
    return this.#six(code, 0) + this.#six(hundred, 6);
  }

  passes(sum: number, last: number): boolean {
    return (sum + (this.#last[last] as number)) % this.modulus === 0;
  }

  /** What six digits count from a place on. */
  #six(digits: number, place: number): number {
    let sum = 0;
    let left = digits;
    for (let i = place + 5; i >= place; i--) {
      const tenth = Math.floor(left / 10);
      sum += (this.#counts[i] as readonly number[])[left - tenth * 10] as number;
      left = tenth;
    }
    return sum;
  }
}

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const DOUBLE = new Check(10, '2 1 2 1 2 1 2 1 2 1 2 1 2 1', { folds: true });
const ELEVEN = new Check(11, '0 0 0 0 0 0 8 7 6 5 4 3 2 1');

/** The checks by the bank's rule. */
const RULES: Readonly<Record<string, readonly Check[]>> = {
  barclays: [new Check(11, '0 0 0 0 0 0 0 7 6 5 4 3 2 1'), DOUBLE],
  boi: [new Check(11, '0 0 0 0 0 0 128 64 32 16 8 4 2 1')],
  bos: [new Check(11, '0 0 1 8 2 6 3 7 9 5 8 4 2 1')],
  clydesdale: [new Check(11, '0 0 0 0 0 0 0 0 7 3 4 9 2 1'), DOUBLE],
  coop: [new Check(10, '0 0 0 0 0 0 7 1 3 7 1 3 7 1')],
  halifax: [new Check(10, '0 0 2 1 2 1 2 1 2 1 2 1 2 1', { folds: true, start: 27 })],
  lloyds: [new Check(11, '0 0 1 2 5 3 6 4 8 7 10 9 3 1')],
  metro: [new Check(11, '0 0 0 0 0 0 2 7 6 5 4 3 2 1')],
  monzo: [new Check(10, '0 0 0 0 0 0 8 7 6 5 4 3 2 1', { folds: true })],
  nationwide: [new Check(11, '0 0 7 6 5 8 9 4 5 6 7 8 9 -1')],
  natwest: [ELEVEN],
  rbs: [new Check(11, '0 0 4 3 2 7 2 7 6 5 4 3 2 1')],
  santander: [new Check(10, '0 0 3 7 1 3 7 1 3 7 1 3 7 1')],
  starling: [new Check(11, '0 0 0 0 0 0 2 8 4 3 7 5 6 1')],
  ulster: [new Check(11, '0 0 0 0 0 0 7 6 5 4 3 2 1 0'), DOUBLE],
};
