import { valueAt } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * Bank account: bank (2), branch (4), base (7 or 8), suffix (2 to 4), as 01-0902-0068389-00. Each bank has
 * branch ranges and one of the algorithms A to G; most use A for bases below 990000 and B above. Source:
 * Inland Revenue, NRWT and RWT specification (2016), "Bank account number validation"; the branches of 05 and 88 are
 * later and not confirmed.
 * Algorithm X (Citibank) checks nothing but the branch. `code` is the bank's two digits, `branch` four.
 */
export const nzBankAccount: Validator<
  { readonly code?: string | undefined; readonly branch?: string | undefined } | undefined
> = {
  id: 'nzBankAccount',
  label: 'Bank account number (New Zealand)',
  valid(value) {
    const parts = /^(\d{2})(\d{4})(\d{7})(\d{2,3})$/.exec(value) ?? PRINTED.exec(value);
    if (!parts) return false;
    const [, bank = '', branch = '', base = '', suffix = ''] = parts;
    return isRight(bank, branch.padStart(4, '0'), base.padStart(8, '0'), suffix.padStart(4, '0'));
  },
  make(random, who) {
    const asked = who?.code ?? '';
    const bank = BANKS.has(asked) ? asked : random.pick(COMMON);
    const { low = 0, high = 0 } = BANKS.get(bank)?.branches[0] ?? {};
    const branch = who?.branch ?? String(random.int(low, high)).padStart(4, '0');
    // One base in ten or eleven checks: count on from a drawn one until it does.
    let base = random.int(100000, 980000);
    const algorithm = algorithmOf(bank, base);
    const before = sum(algorithm, Number(bank + branch), 6);
    while ((before + sum(algorithm, base, 14)) % algorithm.modulus !== 0) base += 1;
    return `${bank}-${branch}-${String(base).padStart(7, '0')}-00`;
  },
};

/** With separators, zeros in front of branch and base may be left out. */
const PRINTED = /^(\d{2})[ -](\d{3,4})[ -](\d{6,8})[ -](\d{2,4})$/;

const COMMON = ['01', '02', '03', '06', '12', '38'];

interface Algorithm {
  /** Of bank, branch, base and suffix (A = 10). */
  readonly weights: readonly number[];
  readonly modulus: number;
  /** Whether a product counts by the sum of its digits, and that again by its own: 49 is 13 is 4. */
  readonly folds?: boolean;
}

const ALGORITHMS = {
  A: { weights: weights('006379 00A58421 0000'), modulus: 11 },
  B: { weights: weights('000000 00A58421 0000'), modulus: 11 },
  D: { weights: weights('000000 07654321 0000'), modulus: 11 },
  E: { weights: weights('000000 00005432 0001'), modulus: 11, folds: true },
  F: { weights: weights('000000 01731731 0000'), modulus: 10 },
  G: { weights: weights('000000 01371371 0371'), modulus: 10, folds: true },
  X: { weights: weights('000000 00000000 0000'), modulus: 1 },
} satisfies Record<string, Algorithm>;

type Rule = keyof typeof ALGORITHMS | 'AB';

interface Range {
  readonly low: number;
  readonly high: number;
}

const BANKS = new Map(
  `01 AB 1-999 1100-1199 1800-1899; 02 AB 1-999 1200-1299; 03 AB 1-999 1300-1399 1500-1599 1700-1799 1900-1999;
   04 AB 2020-2024; 05 AB 8884-8889; 06 AB 1-999 1400-1499; 08 D 6500-6599; 09 E 0-0; 10 AB 5165-5169;
   11 AB 5000-6499 6600-8999; 12 AB 3000-3299 3400-3499 3600-3699; 13 AB 4900-4999; 14 AB 4700-4799;
   15 AB 3900-3999; 16 AB 4400-4499; 17 AB 3300-3399; 18 AB 3500-3599; 19 AB 4600-4649; 20 AB 4100-4199;
   21 AB 4800-4899; 22 AB 4000-4049; 23 AB 3700-3799; 24 AB 4300-4349; 25 F 2500-2599; 26 G 2600-2699;
   27 AB 3800-3849; 28 G 2100-2149; 29 G 2150-2299; 30 AB 2900-2949; 31 X 2800-2849; 33 F 6700-6799;
   35 AB 2400-2499; 38 AB 9000-9499; 88 AB 8800-8805`
    .split(';')
    .map((row) => {
      const [bank = '', rule, ...branches] = row.trim().split(' ');
      return [bank, { rule: rule as Rule, branches: branches.map(range) }] as const;
    }),
);

function isRight(bank: string, branch: string, base: string, suffix: string): boolean {
  const found = BANKS.get(bank);
  const number = Number(branch);
  if (!found?.branches.some(({ low, high }) => number >= low && number <= high)) return false;
  if (Number(base) === 0) return false;
  const algorithm = algorithmOf(bank, Number(base));
  const total =
    sum(algorithm, Number(bank + branch), 6) +
    sum(algorithm, Number(base), 14) +
    sum(algorithm, Number(suffix), 18);
  return total % algorithm.modulus === 0;
}

function algorithmOf(bank: string, base: number): Algorithm {
  const rule = BANKS.get(bank)?.rule ?? 'X';
  return ALGORITHMS[rule === 'AB' ? (base < 990000 ? 'A' : 'B') : rule];
}

/** The weighted sum of a number whose last digit stands before place `end`. */
function sum({ weights, folds }: Algorithm, number: number, end: number): number {
  let total = 0;
  for (let rest = number, place = end - 1; rest > 0; place--) {
    const digit = rest % 10;
    const product = digit * (weights[place] as number);
    total += folds && product > 0 ? ((product - 1) % 9) + 1 : product;
    rest = (rest - digit) / 10;
  }
  return total;
}

function range(text: string): Range {
  const [low = '', high = ''] = text.split('-');
  return { low: Number(low), high: Number(high) };
}

function weights(row: string): readonly number[] {
  return Array.from(row.replaceAll(' ', ''), (weight) => valueAt(weight, 0));
}
