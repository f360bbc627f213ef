import type { Random } from '../kernel/random.ts';

/**
 * Makes an eight-digit account number that passes the modulus checks of a sort code's range. Source: Vocalink,
 * "Validating account numbers" and its table of weights (valacdos). Where that lets an account pass one of two checks,
 * it passes the first.
 */
export function accountOf(random: Random, sortcode: string, rule: string): string {
  const checks = RULES[rule] ?? [];
  const starts = checks.map((check) => total(sortcode.replaceAll('-', ''), check, 0) + (check.start ?? 0));
  // One number in ten to a hundred checks: count on from a drawn one until it does.
  let number = random.int(10_000_000, 89_000_000);
  for (; ; number++) {
    // Nine as the last digit but one has weights of its own.
    if (Math.floor(number / 10) % 10 === 9) continue;
    const text = String(number);
    if (checks.every((check, i) => ((starts[i] as number) + total(text, check, 6)) % check.modulus === 0))
      return text;
  }
}

interface Check {
  /** Of the sort code and the account. */
  readonly weights: readonly number[];
  readonly modulus: number;
  /** Whether a product counts by the sum of its digits. */
  readonly digits?: boolean;
  readonly start?: number;
}

function total(digits: string, { weights, digits: folds }: Check, from: number): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const product = (digits.charCodeAt(i) - 48) * (weights[from + i] as number);
    sum += folds && product > 9 ? Math.floor(product / 10) + (product % 10) : product;
  }
  return sum;
}

function modulus(size: number, weights: string): Check {
  return { modulus: size, weights: weights.split(' ').map(Number) };
}

const DOUBLE: Check = { ...modulus(10, '2 1 2 1 2 1 2 1 2 1 2 1 2 1'), digits: true };
const ELEVEN = modulus(11, '0 0 0 0 0 0 8 7 6 5 4 3 2 1');

/** The checks by the bank's rule. */
const RULES: Readonly<Record<string, readonly Check[]>> = {
  barclays: [modulus(11, '0 0 0 0 0 0 0 7 6 5 4 3 2 1'), DOUBLE],
  boi: [modulus(11, '0 0 0 0 0 0 128 64 32 16 8 4 2 1')],
  bos: [modulus(11, '0 0 1 8 2 6 3 7 9 5 8 4 2 1')],
  clydesdale: [modulus(11, '0 0 0 0 0 0 0 0 7 3 4 9 2 1'), DOUBLE],
  coop: [modulus(10, '0 0 0 0 0 0 7 1 3 7 1 3 7 1')],
  halifax: [{ ...modulus(10, '0 0 2 1 2 1 2 1 2 1 2 1 2 1'), digits: true, start: 27 }],
  lloyds: [modulus(11, '0 0 1 2 5 3 6 4 8 7 10 9 3 1')],
  metro: [modulus(11, '0 0 0 0 0 0 2 7 6 5 4 3 2 1')],
  monzo: [{ ...modulus(10, '0 0 0 0 0 0 8 7 6 5 4 3 2 1'), digits: true }],
  nationwide: [modulus(11, '0 0 7 6 5 8 9 4 5 6 7 8 9 -1')],
  natwest: [ELEVEN],
  rbs: [modulus(11, '0 0 4 3 2 7 2 7 6 5 4 3 2 1')],
  santander: [modulus(10, '0 0 3 7 1 3 7 1 3 7 1 3 7 1')],
  starling: [modulus(11, '0 0 0 0 0 0 2 8 4 3 7 5 6 1')],
  ulster: [modulus(11, '0 0 0 0 0 0 7 6 5 4 3 2 1 0'), DOUBLE],
};
