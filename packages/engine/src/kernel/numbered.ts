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
  /** Number of further draws that the value does not show. */
  protected skipped = 0;

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
    this.#number = this.numberOf(row);
    this.#left = this.room;
    return this;
  }

  /** Returns the number of a row, below `room`. */
  protected numberOf(row: RowKey): number {
    return this.#permutation.at(row);
  }

  override below(n: number): number {
    if (this.#left === 1 || this.skipped-- > 0) return super.below(n);
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

  override among(_: number, most: number, least = 0): number {
    return least + this.below(most - least);
  }
}

/** Returns a stream whose values never repeat if `room` allows it. */
export function numbered(name: string, room: number): Random {
  return room > 0 ? new Numbered(name, room) : new Random(name);
}

/** Returns the number of a row; the numbers of all rows differ. */
type NumberOf = (row: RowKey) => number;

/** Options for turning the numbers of rows into draws. */
export interface SerialOptions {
  readonly numberOf: NumberOf;
  /** Number of neighbours of the last draw that may give one value; one of them is used. */
  readonly gap?: number;
  /** Number of values that the draws before the last distinguish. */
  readonly before?: number;
  /** Number of first draws that the value does not show. */
  readonly hidden?: number;
  /** Returns the key of the draws that do not come from the number; by default the row's key. */
  readonly keyOf?: (row: RowKey) => RowKey;
}

/** A stream whose first draws come from a number that the caller gives each row. */
export class Serials extends Numbered {
  readonly #options: SerialOptions;
  #own: RowKey | undefined;

  constructor(name: string, room: number, options: SerialOptions) {
    super(name, room);
    this.#options = options;
  }

  override start(row: RowKey): this {
    const { keyOf, hidden = 0 } = this.#options;
    this.#own = row;
    this.skipped = hidden;
    return super.start(keyOf ? keyOf(row) : row);
  }

  protected override numberOf(): number {
    const { numberOf, gap = 1, before = 1 } = this.#options;
    const number = numberOf(this.#own as RowKey);
    const first = number % before;
    return first + (number - first) * gap;
  }
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

  /** Returns the number in the place of the row's own, or of another index. */
  at(row: RowKey, index = row.index): number {
    const salt = row.salt(this.#name);
    let number = index % this.#size;
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
