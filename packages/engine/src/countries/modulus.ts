import { folded, Places } from '../checksum/places.ts';
import { picture } from '../draw/picture.ts';
import { type Out, perCell, putInt } from '../kernel/bytes.ts';
import type { Random } from '../kernel/random.ts';
import type { Persona, Write } from '../model.ts';

const bankLetters = picture('{bic.bank}');

/** The account of a person, under the rule of their bank's sort codes. */
export const putAccount: Write = (out, at, random, p) =>
  putInt(out, at, accountOf(random, sortcodeOf(out, at, p), ruleIn(p.bank.account)), 8);

/** The BBAN of a person: the bank's letters, the sort code and the account, from the account's own stream. */
export const putBban: Write = (out, at, random, p) => {
  const to = bankLetters(out, at, random, p);
  const code = sortcodeOf(out, to, p);
  const account = accountOf(p.dice('account'), code, ruleIn(p.bank.account));
  return putInt(out, putInt(out, to, code, 6), account, 8);
};

/** The number that a person's sort code is, which is written at a place to be read. */
function sortcodeOf(out: Out, at: number, p: Persona): number {
  const end = p.put('sortcode', out, at);
  let code = 0;
  for (let i = at; i < end; i++) {
    const byte = out.bytes[i] as number;
    if (byte > 47) code = code * 10 + byte - 48;
  }
  return code;
}

/**
 * Generates an eight-digit account number that passes the modulus checks of a sort code's range. Source: Vocalink,
 * "Validating account numbers" and its table of weights (valacdos). If an account may pass either of two checks, it
 * passes the first.
 */
export function accountOf(random: Random, sortcode: number, rule: Rule | null): number {
  const from = random.int(10_000_000, 89_000_000);
  return rule?.next(sortcode, from) ?? from;
}

/** One or two checks that an account must pass. */
class Rule {
  readonly #first: Check;
  readonly #second: Check | undefined;
  /** For each remainder of the checks, then each two last digits, the first ones from there on that pass. */
  #next: Uint8Array | undefined;

  constructor(first: Check, second?: Check) {
    this.#first = first;
    this.#second = second;
  }

  /** The first account from another on that passes: one in ten to a hundred does. */
  next(sortcode: number, from: number): number {
    this.#next ??= this.#table();
    const first = this.#first;
    const second = this.#second;
    const begun = first.begun(sortcode);
    const other = second ? second.begun(sortcode) : 0;
    for (let hundred = Math.floor(from / 100), last = from - hundred * 100; ; hundred++, last = 0) {
      let rest = first.rest(begun, hundred);
      if (second) rest = rest * second.modulus + second.rest(other, hundred);
      const found = this.#next[rest * 100 + last] as number;
      if (found !== NONE) return hundred * 100 + found;
    }
  }

  #table(): Uint8Array {
    const first = this.#first;
    const second = this.#second;
    const other = second?.modulus ?? 1;
    const table = new Uint8Array(first.modulus * other * 100).fill(NONE);
    for (let rest = 0; rest < first.modulus * other; rest++) {
      let next = NONE;
      // Nine as the last digit but one has weights of its own.
      for (let last = 89; last >= 0; last--) {
        const passes = first.passes(Math.floor(rest / other), last);
        if (passes && (second?.passes(rest % other, last) ?? true)) next = last;
        table[rest * 100 + last] = next;
      }
    }
    return table;
  }
}

const NONE = 255;

/** A weighted sum over the sort code and the account that a modulus must divide. */
class Check {
  readonly #code: Places;
  /** The weights of the account without its last two digits, then of those two. */
  readonly #six: Places;
  readonly #two: Places;
  readonly #start: number;

  constructor(
    readonly modulus: number,
    weights: string,
    { folds = false, start = 0 } = {},
  ) {
    const all = weights.split(' ');
    const places = (from: number, to: number) =>
      new Places(all.slice(from, to).join(' '), folds ? folded : undefined);
    this.#code = places(0, 6);
    this.#six = places(6, 12);
    this.#two = places(12, 14);
    this.#start = start;
  }

  /** Returns the weighted sum of a sort code. */
  begun(code: number): number {
    return this.#code.sum(code) + this.#start;
  }

  /** Returns the remainder of the sum of a sort code and an account without its last two digits. */
  rest(begun: number, hundred: number): number {
    return (begun + this.#six.sum(hundred)) % this.modulus;
  }

  /** Returns true if the last two digits complete the sum. */
  passes(rest: number, last: number): boolean {
    return (rest + this.#two.sum(last)) % this.modulus === 0;
  }
}

const DOUBLE = new Check(10, '2 1 2 1 2 1 2 1 2 1 2 1 2 1', { folds: true });
const ELEVEN = new Check(11, '0 0 0 0 0 0 8 7 6 5 4 3 2 1');

/** The checks by the bank's rule. */
export const RULES = {
  barclays: new Rule(new Check(11, '0 0 0 0 0 0 0 7 6 5 4 3 2 1'), DOUBLE),
  boi: new Rule(new Check(11, '0 0 0 0 0 0 128 64 32 16 8 4 2 1')),
  bos: new Rule(new Check(11, '0 0 1 8 2 6 3 7 9 5 8 4 2 1')),
  clydesdale: new Rule(new Check(11, '0 0 0 0 0 0 0 0 7 3 4 9 2 1'), DOUBLE),
  coop: new Rule(new Check(10, '0 0 0 0 0 0 7 1 3 7 1 3 7 1')),
  halifax: new Rule(new Check(10, '0 0 2 1 2 1 2 1 2 1 2 1 2 1', { folds: true, start: 27 })),
  lloyds: new Rule(new Check(11, '0 0 1 2 5 3 6 4 8 7 10 9 3 1')),
  metro: new Rule(new Check(11, '0 0 0 0 0 0 2 7 6 5 4 3 2 1')),
  monzo: new Rule(new Check(10, '0 0 0 0 0 0 8 7 6 5 4 3 2 1', { folds: true })),
  nationwide: new Rule(new Check(11, '0 0 7 6 5 8 9 4 5 6 7 8 9 -1')),
  natwest: new Rule(ELEVEN),
  rbs: new Rule(new Check(11, '0 0 4 3 2 7 2 7 6 5 4 3 2 1')),
  santander: new Rule(new Check(10, '0 0 3 7 1 3 7 1 3 7 1 3 7 1')),
  starling: new Rule(new Check(11, '0 0 0 0 0 0 2 8 4 3 7 5 6 1')),
  ulster: new Rule(new Check(11, '0 0 0 0 0 0 7 6 5 4 3 2 1 0'), DOUBLE),
};

const ruleIn = perCell((name): Rule | null => RULES[name as keyof typeof RULES] ?? null);
