import { valueAt } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import { joinWithOr } from '../kernel/text.ts';
import type { Checker } from '../model.ts';
import { oneOf } from '../standard/oneOf.ts';
import { reasonIf, zeros } from '../standard/rules.ts';
import { checker, type Standard } from '../standard/standard.ts';

/**
 * Bank account: bank (2), branch (4), base (7 or 8), suffix (2 to 4), as 01-0902-0068389-00. Each bank has
 * branch ranges and one of the algorithms A to G; most use A for bases below 990000 and B above. Source:
 * Inland Revenue, NRWT and RWT specification (2016), "Bank account number validation"; the branches of 05 and 88 are
 * later and not confirmed.
 * Algorithm X (Citibank) checks nothing but the branch. `code` is the bank's two digits, `branch` four.
 */
export const nzBankAccount = oneOf<
  { readonly code?: string | undefined; readonly branch?: string | undefined } | undefined
>({
  id: 'nzBankAccount',
  label: 'Bank account number (New Zealand)',
  of: [usual(), long()],
  make(random, who) {
    const asked = who?.code ?? '';
    const bank = BANKS.has(asked) ? asked : random.pick(COMMON);
    const { low = 0, high = 0 } = BANKS.get(bank)?.branches[0] ?? {};
    const branch = who?.branch ?? String(random.int(low, high)).padStart(4, '0');
    // The first account of a customer is 00; the others are for customers who would share a number.
    const suffix = two(random.among(1, 10));
    // One base in ten or eleven checks: count on from a drawn one until it does.
    let base = random.int(100000, 980000);
    const algorithm = algorithmOf(bank, base);
    const before = sum(algorithm, Number(bank + branch), 6);
    while ((before + sum(algorithm, base, 14)) % algorithm.modulus !== 0) base += 1;
    return `${bank}-${branch}-${String(base).padStart(7, '0')}-${suffix}`;
  },
});

/** With a base of up to seven digits and a suffix of two or three. */
function usual(): Checker {
  return checker({ ...common(), written: ['##-####-#######-##', '##-####-#######-###'] });
}

/** With a longer base or suffix, whose hyphens must be written. */
function long(): Checker {
  return checker({ ...common(), written: '##-####-########-####', keeps: '-' });
}

function common() {
  return {
    id: 'nzBankAccount',
    label: 'Bank account number (New Zealand)',
    form: /^\d{15,16}$|^\d{2}[ -]\d{3,4}[ -]\d{6,8}[ -]\d{2,4}$/,
    alone,
    mend,
    rules: {
      bank: (number) =>
        reasonIf(
          !BANKS.has(number.slice(0, 2)),
          `bank ${number.slice(0, 2)} does not exist, should be one such as 01 or 12`,
        ),
      branch(number) {
        const { bank, branch } = partsOf(number);
        const ranges = BANKS.get(bank)?.branches ?? [];
        if (ranges.length === 0 || ranges.some(({ low, high }) => branch >= low && branch <= high))
          return undefined;
        const should = joinWithOr(ranges.map(({ low, high }) => `${filled(low, 4)} to ${filled(high, 4)}`));
        return `bank ${bank} has no branch ${filled(branch, 4)}, should be ${should}`;
      },
      account: (number) => reasonIf(partsOf(number).base === 0, 'base is zeros alone, should be 1 or more'),
    },
    wrong: {
      account: (number, random) => number.slice(0, 3) + random.digits(3) + zeros(0, 7)(number.slice(6)),
    },
    reads: (number) => ({ bank: number.slice(0, 2), branch: filled(partsOf(number).branch, 4) }),
  } satisfies Partial<Standard<never>>;
}

/** The number without separators, or in full with hyphens; in print, zeros before branch and base may be left out. */
function alone(value: string): string {
  const [, bank, branch, base, suffix = ''] =
    /^(\d{2})[ -](\d{3,4})[ -](\d{6,8})[ -](\d{2,4})$/.exec(value) ?? [];
  if (bank === undefined) return value;
  if (Number(base) > 9_999_999 || Number(suffix) > 999)
    return [bank, filled(branch, 4), filled(base, 8), filled(suffix, 4)].join('-');
  return bank + filled(branch, 4) + filled(base, 7) + filled(suffix, Math.min(3, suffix.length));
}

function filled(number: number | string | undefined, length: number): string {
  return String(Number(number)).padStart(length, '0');
}

function partsOf(number: string) {
  const digits = number.replaceAll('-', '');
  const end = number === digits ? 13 : 14;
  return {
    bank: digits.slice(0, 2),
    branch: Number(digits.slice(2, 6)),
    base: Number(digits.slice(6, end)),
    suffix: Number(digits.slice(end)),
  };
}

/** Sets right the last digit that counts once: that of the base, or of the suffix. */
function mend(number: string): string | undefined {
  const { bank, branch, base, suffix } = partsOf(number);
  const algorithm = algorithmOf(bank, base);
  const { weights, modulus } = algorithm;
  const total =
    sum(algorithm, Number(bank) * 10_000 + branch, 6) + sum(algorithm, base, 14) + sum(algorithm, suffix, 18);
  if (total % modulus === 0) return number;
  const at = weights[17] === 1 ? number.length - 1 : number.includes('-') ? 15 : 12;
  const digit = (Number(number[at]) + modulus - (total % modulus)) % modulus;
  return digit < 10 ? number.slice(0, at) + digit + number.slice(at + 1) : undefined;
}

const COMMON = ['01', '02', '03', '06', '12', '38'];

interface Algorithm {
  /** Of bank, branch, base and suffix (A = 10). */
  readonly weights: readonly number[];
  readonly modulus: number;
  /** True if a product is replaced by its digit sum, twice: 49 is 13 is 4. */
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
