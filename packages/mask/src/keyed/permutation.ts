import type { Mac } from './mac.ts';

/**
 * A keyed permutation of pairs `(left, right)` below `a` and `b`, each at most 2^52: an alternating Feistel network whose
 * rounds add an HMAC-SHA-256 of the other half, as NIST SP 800-38G describes for its FF modes. The result is stored in
 * `left` and `right`, so that a call allocates nothing.
 */
export class Permutation {
  left = 0;
  right = 0;
  readonly #mac: Mac;
  readonly #a: number;
  readonly #b: number;
  /** Summands of each round, by the half that it reads, if that half has few values; -1 means not computed yet. */
  #known: readonly (Float64Array | undefined)[] = [];
  #uses = 0;

  constructor(mac: Mac, a: number, b: number) {
    this.#mac = mac;
    this.#a = a;
    this.#b = b;
  }

  apply(left: number, right: number): void {
    if (++this.#uses === MANY)
      this.#known = Array.from({ length: ROUNDS }, (_, round) => table(round % 2 === 0 ? this.#b : this.#a));
    const a = this.#a;
    const b = this.#b;
    let l = left;
    let r = right;
    for (let round = 0; round < ROUNDS; round += 2) {
      l = (l + this.#added(round, r, a)) % a;
      r = (r + this.#added(round + 1, l, b)) % b;
    }
    this.left = l;
    this.right = r;
  }

  undo(left: number, right: number): void {
    const a = this.#a;
    const b = this.#b;
    let l = left;
    let r = right;
    for (let round = ROUNDS - 2; round >= 0; round -= 2) {
      r = (r - this.#added(round + 1, l, b) + b) % b;
      l = (l - this.#added(round, r, a) + a) % a;
    }
    this.left = l;
    this.right = r;
  }

  #added(round: number, half: number, modulus: number): number {
    const known = this.#known[round];
    if (known === undefined) return this.#mac.round(round, half) % modulus;
    const found = known[half] as number;
    if (found >= 0) return found;
    const added = this.#mac.round(round, half) % modulus;
    known[half] = added;
    return added;
  }
}

/** FF3-1 has eight rounds, FF1 has ten. */
const ROUNDS = 10;

/** Halves with at most this many values are computed once each: an account number of nine digits then costs ten look-ups. */
const MOST_KNOWN = 100_000;

/** A permutation that is used less often keeps no table, because there may be thousands, one for each shape of a code. */
const MANY = 500;

function table(size: number): Float64Array | undefined {
  return size <= MOST_KNOWN ? new Float64Array(size).fill(-1) : undefined;
}
