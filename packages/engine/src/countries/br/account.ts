import type { Random } from '../../kernel/random.ts';

/**
 * An account's number with its check digit, by the rule of the bank, as the banks publish it for direct debits and
 * salary files; without a rule published the digit is drawn. Numbers whose digit would be a letter are passed over, as
 * an IBAN has none.
 */
export function accountOf(random: Random, bank: string, branch: string): string {
  const rule = RULES[bank];
  if (!rule) return `${random.int(1_000_000, 99_999_999)}-${random.below(10)}`;
  for (let number = random.int(rule.low, rule.high); ; number++) {
    const body = (rule.prefix ?? '') + String(number).padStart(rule.length - (rule.prefix?.length ?? 0), '0');
    const digit = rule.check(body, branch);
    if (digit < 10) return `${rule.bare ? Number(body) : body}-${digit}`;
  }
}

/** The check digit of an account; 10 where the bank prints a letter. */
export function accountDigit(bank: string, branch: string, body: string): number | undefined {
  return RULES[bank]?.check(body, branch);
}

interface Rule {
  /** The digits before the check digit, and those all accounts drawn begin with. */
  readonly length: number;
  readonly prefix?: string;
  readonly low: number;
  readonly high: number;
  /** Whether zeros in front are left out in print. */
  readonly bare?: boolean;
  check(body: string, branch: string): number;
}

const RULES: Readonly<Record<string, Rule>> = {
  // Banco do Brasil: weights 9 to 2; 10 is X, 11 is 0.
  '001': {
    length: 8,
    low: 10_000,
    high: 9_999_000,
    bare: true,
    check: (body) => eleven(sum(body, [9, 8, 7, 6, 5, 4, 3, 2])),
  },
  // Bradesco: weights 2-7-6-5-4-3-2; 10 is P, 11 is 0.
  '237': {
    length: 7,
    low: 10_000,
    high: 9_990_000,
    check: (body) => eleven(sum(body, [2, 7, 6, 5, 4, 3, 2])),
  },
  // Itaú: modulo 10 over branch and account.
  '341': {
    length: 5,
    low: 1000,
    high: 99_900,
    check: (body, branch) =>
      ten(
        sum(branch + body, [2, 1, 2, 1, 2, 1, 2, 1, 2], (product) => (product > 9 ? product - 9 : product)),
      ),
  },
  // Santander: the last digits of the products over branch, 00 and account, which begins with its kind (01 current).
  '033': {
    length: 8,
    prefix: '01',
    low: 10_000,
    high: 999_000,
    check: (body, branch) =>
      ten(sum(`${branch}00${body}`, [9, 7, 3, 1, 0, 0, 9, 7, 1, 3, 1, 9, 7, 3], (product) => product % 10)),
  },
  // Caixa: over branch, operation (001, a current account) and account.
  '104': {
    length: 8,
    low: 1000,
    high: 999_000,
    check: (body, branch) =>
      ((sum(`${branch}001${body}`, [8, 7, 6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10,
  },
  // Banrisul: a kind (35 a current account), then weights 3-2-4-7-6-5-4-3-2; a remainder of 1 gives 6.
  '041': {
    length: 9,
    prefix: '35',
    low: 10_000,
    high: 9_990_000,
    check: (body) => {
      const rest = sum(body, [3, 2, 4, 7, 6, 5, 4, 3, 2]) % 11;
      return rest === 0 ? 0 : rest === 1 ? 6 : 11 - rest;
    },
  },
};

function sum(digits: string, weights: readonly number[], count = (product: number) => product): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++)
    total += count((digits.charCodeAt(i) - 48) * (weights[i] as number));
  return total;
}

function eleven(total: number): number {
  return (11 - (total % 11)) % 11;
}

function ten(total: number): number {
  return (10 - (total % 10)) % 10;
}
