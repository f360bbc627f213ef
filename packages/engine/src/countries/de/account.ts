import { folded, Places } from '../../checksum/places.ts';
import { toTen } from '../../checksum/weighted.ts';
import { perCell, putInt } from '../../kernel/bytes.ts';
import type { Write } from '../../model.ts';

/**
 * Writes an account number of ten digits with the check digit of the bank's method, which its column `account`
 * names. Source: Deutsche Bundesbank, "Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre
 * Richtigkeit" (June 2018), and its Bankleitzahlendatei. If a method has several variants, a number follows the
 * first one whose range contains it.
 */
export const putAccount: Write = (out, at, random, { bank }) => {
  const method = methodIn(bank.account);
  const drawn = random.below(ACCOUNTS);
  if (method?.branches) {
    const base = 100_000 + (drawn % 900_000);
    return putInt(out, at, base * 1000 + method.check(base) * 100 + Math.floor(drawn / 900_000), 10);
  }
  const { low, leads } = method ?? { low: 10, leads: 90 };
  const body = (low + random.choose(leads)) * 10_000_000 + drawn;
  return putInt(out, at, body * 10 + (method ? method.check(body) : random.choose(10)), 10);
};

/**
 * Number of accounts that a draw distinguishes: of long numbers the seven digits before the check digit, of base
 * numbers with two digits for sub-accounts both of them. No long number starts like one of those, and no short ones
 * start alike.
 */
export const ACCOUNTS = 9_000_000;

/** Returns the check digit of the digits before it; undefined if the method has none. */
export function accountDigit(method: string, body: number): number | undefined {
  return METHODS[method]?.check(body);
}

interface Range {
  /** Lowest two first digits of its numbers, and the number of pairs; by default all from 10 on. */
  readonly low?: number;
  readonly leads?: number;
  /** True if it ends a base number of six digits, which two digits for the sub-account follow. */
  readonly branches?: boolean;
}

class Method {
  readonly low: number;
  readonly leads: number;
  readonly branches: boolean;
  readonly #places: Places;

  constructor(
    /** From the right, as the Bundesbank lists them. */
    weights: string,
    count: (digit: number, weight: number) => number,
    readonly close: (sum: number) => number,
    { low = 10, leads = 90, branches = false }: Range = {},
  ) {
    this.low = low;
    this.leads = leads;
    this.branches = branches;
    this.#places = new Places(weights.split(' ').reverse().join(' '), count);
  }

  check(body: number): number {
    return this.close(this.#places.sum(body));
  }
}

const whole = (digit: number, weight: number) => digit * weight;

const eleven = (sum: number) => (sum % 11 < 2 ? 0 : 11 - (sum % 11));

const TWO_ONE = '2 1 2 1 2 1 2 1 2';

const M00 = new Method(TWO_ONE, folded, toTen);
const M06 = new Method('2 3 4 5 6 7 2 3 4', whole, eleven);
const M13 = new Method(TWO_ONE, folded, toTen, { branches: true });
const M20 = new Method('2 3 4 5 6 7 8 9 3', whole, eleven);

/** By the Bundesbank's mark. 09 is not among them: it has no check digit. */
const METHODS: Readonly<Record<string, Method>> = {
  '00': M00,
  '06': M06,
  '13': M13,
  // Each product and its weight by 11; the last digit of the sum of the remainders is the check digit. Weights from
  // the left.
  '24': new Method(
    '3 2 1 3 2 1 3 2 1',
    (digit, weight) => (digit * weight + weight) % 11,
    (sum) => sum % 10,
    { low: 10, leads: 20 },
  ),
  '49': M00,
  // The first variant is of numbers from 73 to 82, and others.
  '57': new Method('1 2 1 2 1 2 1 2 1', folded, toTen, { low: 73, leads: 10 }),
  '63': M13,
  '78': M00,
  // Six digits count if the third of the ten is no nine.
  '88': new Method('2 3 4 5 6 7 0 0 0', whole, eleven, { low: 0, leads: 1 }),
  '96': new Method('2 3 4 5 6 7 8 9 1', whole, eleven),
  '99': M06,
  A3: M00,
  B8: M20,
  // The second variant, of numbers that begin with 5.
  C1: new Method('1 2 1 2 1 2 1 2 1', folded, (sum) => 10 - ((sum - 1) % 11 || 10), { low: 54, leads: 4 }),
  D0: M20,
};

const methodIn = perCell((mark) => METHODS[mark]);
