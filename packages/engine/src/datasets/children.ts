import { Problem } from '../kernel/problem.ts';

/**
 * Rows grouped by parent. The number of children of a parent is a pure function, and sums are stored only for
 * blocks of parents. So the parent of any row, and the rows of any parent, are found without visiting all rows
 * before.
 */
export class Children {
  readonly total: number;
  /** The parent of the current row, and the row's index among that parent's rows. */
  parent = 0;
  index = 0;
  readonly #parents: number;
  readonly #count: (parent: number) => number;
  readonly #sums: Float64Array;
  /** The first row of the parent, and the exclusive end of its rows. */
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

  /** Returns a reader of the same rows with its own position; they are not counted again. */
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

  /** Returns the first row of a parent; fast if the parent comes soon after the last one. */
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

  /** Moves to the block that contains a row. */
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

  /**
   * Returns the number of rows before a block. Rounded to stay an integer, which avoids double arithmetic in
   * callers.
   */
  #before(block: number): number {
    return Math.floor(this.#sums[block] ?? 0);
  }

  #enter(parent: number, first: number): void {
    this.parent = parent;
    this.#first = first;
    this.#end = first + (parent < this.#parents ? this.#count(parent) : ENDLESS);
  }
}

/** Returns the number of rows before each block of parents, and the total. */
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

/** Every parent is counted before the first row; this many take about ten seconds. */
const MOST_PARENTS = 100_000_000;
const BLOCK = 256;
/** More rows than exist, but small enough to be an integer in V8. */
const ENDLESS = 0x3fffffff;
/** Distance in rows from which a search for the block is faster than a scan. */
const FAR = 4096;
