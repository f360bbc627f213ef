import { nameOf, Random, type RowKey } from './random.ts';

/** Upper limit of distinct values; no table has more rows. */
export const ENDLESS = 2 ** 52;

/**
 * A stream whose first draws are the digits of the row's own number, permuted among `room` numbers. A value that shows all
 * its draws is therefore unique.
 */
export class Numbered extends Random {
  readonly #permutation: Permutation;
  #row: RowKey | undefined;
  #number = 0;
  /** Exclusive limit of the rest of the number. */
  #left = 1;

  /** `chooses` is true if the value shows its choices too. */
  constructor(
    name: string,
    readonly room: number,
    readonly chooses = false,
  ) {
    super(name);
    this.#permutation = new Permutation(nameOf(name), room);
  }

  override start(row: RowKey): this {
    super.start(row);
    this.#row = row;
    this.#number = this.#permutation.at(row);
    this.#left = this.room;
    return this;
  }

  override below(n: number): number {
    if (this.#left === 1) return super.below(n);
    const digit = this.#number % n;
    this.#number = (this.#number - digit) / n;
    this.#left = Math.ceil(this.#left / n);
    return digit;
  }

  override choose(n: number): number {
    return this.chooses ? this.below(n) : super.choose(n);
  }

  override int(min: number, max: number): number {
    return this.#left === 1 ? super.int(min, max) : min + this.below(max - min + 1);
  }

  override number(_: number): number {
    this.#left = 1;
    return (this.#row as RowKey).serial;
  }
}

/** Returns a stream whose values never repeat if `room` allows it. */
export function numbered(name: string, room: number): Random {
  return room > 0 ? new Numbered(name, room) : new Random(name);
}

/** A permutation of the numbers below a size, by seed and name: a Feistel network with cycle walking. */
export class Permutation {
  readonly #name: number;
  readonly #size: number;
  readonly #half: number;
  readonly #mask: number;

  constructor(name: number, size: number) {
    this.#name = name;
    this.#size = size;
    let bits = 1;
    while (4 ** bits < size) bits++;
    this.#half = 2 ** bits;
    this.#mask = this.#half - 1;
  }

  at(row: RowKey): number {
    const salt = row.salt(this.#name);
    let number = row.index % this.#size;
    do {
      let high = Math.floor(number / this.#half);
      let low = number % this.#half;
      for (let round = 1; round <= ROUNDS; round++) {
        const x = Math.imul(low ^ salt ^ Math.imul(round, 0x9e3779b1), 0x7feb352d);
        const y = Math.imul(x ^ (x >>> 15), 0x846ca68b);
        const next = (high ^ y ^ (y >>> 16)) & this.#mask;
        high = low;
        low = next;
      }
      number = high * this.#half + low;
    } while (number >= this.#size);
    return number;
  }
}

const ROUNDS = 4;
