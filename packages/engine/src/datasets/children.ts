import { Problem } from '../kernel/problem.ts';

/**
 * Rows that belong to parents, one parent's after the other's: how many a parent has is a pure function, and the sums are
 * kept for every so many parents only. So any row finds its parent, and any parent its rows, without those before.
 */
export class Children {
  readonly total: number;
  /** The parent of the row that was sought, and the row's number among its own. */
  parent = 0;
  index = 0;
  readonly #parents: number;
  readonly #count: (parent: number) => number;
  readonly #sums: Float64Array;
  /** The rows of the parent: the first, and the one after the last. */
  #first = 0;
  #end = 0;
  #asked = 0;
  #askedFirst = 0;

  constructor(parents: number, count: (parent: number) => number, known = sumsOf(parents, count)) {
    this.#parents = parents;
    this.#count = count;
    this.#sums = known.sums;
    this.total = known.total;
    this.#enter(0, 0);
  }

  /** The same rows, to move in by itself; they are not counted again. */
  again(): Children {
    return new Children(this.#parents, this.#count, { sums: this.#sums, total: this.total });
  }

  /** Moves to a row. */
  seek(row: number): void {
    if (row < this.#first) this.#jump(row);
    if (row >= this.#end) {
      if (row >= this.#end + FAR) this.#jump(row);
      while (row >= this.#end) this.#enter(this.parent + 1, this.#end);
    }
    this.index = row - this.#first;
  }

  /** The first row of a parent; quick for one that comes soon after the last that was asked for. */
  firstOf(parent: number): number {
    if (parent < this.#asked || parent > this.#asked + BLOCK) {
      const block = Math.floor(parent / BLOCK);
      this.#asked = block * BLOCK;
      this.#askedFirst = this.#before(block);
    }
    while (this.#asked < parent) this.#askedFirst += this.#count(this.#asked++);
    return this.#askedFirst;
  }

  countOf(parent: number): number {
    return this.#count(parent);
  }

  /** To the block that holds a row. */
  #jump(row: number): void {
    let low = 0;
    let high = this.#sums.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#sums[middle] as number) <= row) low = middle;
      else high = middle - 1;
    }
    this.#enter(low * BLOCK, this.#before(low));
  }

  /** The rows before a block; rounded, for else V8 reckons with floats in all that follows. */
  #before(block: number): number {
    return Math.floor(this.#sums[block] ?? 0);
  }

  #enter(parent: number, first: number): void {
    this.parent = parent;
    this.#first = first;
    this.#end = first + (parent < this.#parents ? this.#count(parent) : ENDLESS);
  }
}

/** The rows before every so many parents, and all of them. */
function sumsOf(parents: number, count: (parent: number) => number): { sums: Float64Array; total: number } {
  if (parents > MOST_PARENTS)
    throw new Problem(
      'too-large',
      `a table whose rows have child rows has at most ${MOST_PARENTS} rows, not ${parents}`,
    );
  const sums = new Float64Array(Math.ceil(parents / BLOCK));
  let total = 0;
  for (let parent = 0; parent < parents; parent++) {
    if (parent % BLOCK === 0) sums[parent / BLOCK] = total;
    total += count(parent);
  }
  return { sums, total };
}

/** Each is counted before the first is made: so many take some ten seconds. */
const MOST_PARENTS = 100_000_000;
const BLOCK = 256;
/** More rows than there are; small enough to be no float. */
const ENDLESS = 0x3fffffff;
/** From so many rows on, looking for the block is quicker than going on. */
const FAR = 4096;
