import { folded, Places } from '../../checksum/places.ts';
import { toTen } from '../../checksum/weighted.ts';
import { Piece, perCell, putInt, putPiece } from '../../kernel/bytes.ts';
import type { Random } from '../../kernel/random.ts';
import type { Bank, Persona, Write } from '../../model.ts';

/** Writes an account's number, with its check digit after a hyphen. */
export const putAccount: Write = (out, at, random, p) => {
  const number = numberOf(random, p);
  const body = Math.floor(number / 10);
  const to = putInt(out, at, body, ruleIn(p.bank.code)?.width);
  out.bytes[to] = 45;
  out.bytes[to + 1] = 48 + number - body * 10;
  return to + 2;
};

/**
 * An account's number with its check digit, by the rule of the bank, as the banks publish it for direct debits and
 * salary files; without a rule published the digit is drawn. Numbers whose digit would be a letter are passed over, as
 * an IBAN has none.
 */
function numberOf(random: Random, p: Persona): number {
  const rule = ruleIn(p.bank.code);
  if (!rule) return random.int(1_000_000, 99_999_999) * 10 + random.below(10);
  const branch = branchOf(p.dice('branch'), p.bank);
  for (let body = rule.first + random.int(rule.low, rule.high); ; body++) {
    const digit = rule.check(body, branch);
    if (digit < 10) return body * 10 + digit;
  }
}

/** The number of an agency. Internet banks have one, 0001. */
export function branchOf(random: Random, { branch }: Bank): number {
  return branch ? numberIn(branch) : random.int(1, 7999);
}

/** Writes the BBAN of a person: bank, branch and account, each with leading zeros, and the kind of account. */
export const putBban: Write = (out, at, _, p) => {
  let to = putPiece(out, at, p.bank.iban as Piece);
  to = putInt(out, to, branchOf(p.dice('branch'), p.bank), 5);
  to = putInt(out, to, numberOf(p.dice('account'), p), 10);
  return putPiece(out, to, CURRENT);
};

/** A current account, of which this is the first holder. */
const CURRENT = new Piece('C1');

const numberIn = perCell(Number);

/** Returns the check digit of an account; 10 if the bank prints a letter. */
export function accountDigit(bank: string, branch: number, body: number): number | undefined {
  return RULES[bank]?.check(body, branch);
}

class Rule {
  /** Minimum number of printed digits before the check digit. */
  readonly width: number;
  readonly low: number;
  readonly high: number;
  /** First digits of all generated accounts. */
  readonly first: number;
  readonly #branch: Places | undefined;
  readonly #body: Places;
  readonly #close: (sum: number) => number;

  constructor(
    { width = 1, low, high, first = 0 }: { width?: number; low: number; high: number; first?: number },
    {
      branch,
      body,
      count,
    }: { branch?: string; body: string; count?: (digit: number, weight: number) => number },
    close: (sum: number) => number,
  ) {
    this.width = width;
    this.low = low;
    this.high = high;
    this.first = first;
    this.#branch = branch === undefined ? undefined : new Places(branch, count);
    this.#body = new Places(body, count);
    this.#close = close;
  }

  check(body: number, branch: number): number {
    return this.#close(this.#body.sum(body) + (this.#branch?.sum(branch) ?? 0));
  }
}

const RULES: Readonly<Record<string, Rule>> = {
  // Banco do Brasil, printed without zeros in front: weights 9 to 2; 10 is X, 11 is 0.
  '001': new Rule({ low: 10_000, high: 9_999_000 }, { body: '9 8 7 6 5 4 3 2' }, eleven),
  // Bradesco: weights 2-7-6-5-4-3-2; 10 is P, 11 is 0.
  '237': new Rule({ width: 7, low: 10_000, high: 9_990_000 }, { body: '2 7 6 5 4 3 2' }, eleven),
  // Itaú: modulo 10 over branch and account.
  '341': new Rule(
    { width: 5, low: 1000, high: 99_900 },
    { branch: '2 1 2 1', body: '2 1 2 1 2', count: folded },
    toTen,
  ),
  // Santander: the last digits of the products over branch, 00 and account, which begins with its kind (01 current).
  '033': new Rule(
    { width: 8, first: 1_000_000, low: 10_000, high: 999_000 },
    { branch: '9 7 3 1', body: '9 7 1 3 1 9 7 3', count: (digit, weight) => (digit * weight) % 10 },
    toTen,
  ),
  // Caixa: over branch, operation (001, a current account, which counts 2) and account.
  '104': new Rule(
    { width: 8, low: 1000, high: 999_000 },
    { branch: '8 7 6 5', body: '9 8 7 6 5 4 3 2' },
    (sum) => (((sum + 2) * 10) % 11) % 10,
  ),
  // Banrisul: a kind (35 a current account), then weights 3-2-4-7-6-5-4-3-2; a remainder of 1 gives 6.
  '041': new Rule(
    { width: 9, first: 350_000_000, low: 10_000, high: 9_990_000 },
    { body: '3 2 4 7 6 5 4 3 2' },
    (sum) => {
      const rest = sum % 11;
      return rest === 0 ? 0 : rest === 1 ? 6 : 11 - rest;
    },
  ),
};

const ruleIn = perCell((code) => RULES[code] ?? null);

function eleven(total: number): number {
  return (11 - (total % 11)) % 11;
}
