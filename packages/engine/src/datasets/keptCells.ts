import type { CellWriter } from '../formats/line.ts';
import type { Out } from '../kernel/bytes.ts';
import type { WriteCells } from './table.ts';

/** Caches the cells of recent rows, each in its slot, as a line wrote them. */
export class KeptCells {
  readonly #write: WriteCells;
  readonly #rows: Int32Array;
  readonly #lengths: Uint8Array;
  readonly #words: Float64Array;
  #line: CellWriter | undefined;

  /** `write` writes the cells of one of `count` rows. */
  constructor(count: number, write: WriteCells) {
    const places = Math.min(count, PLACES);
    this.#write = write;
    this.#rows = new Int32Array(places).fill(-1);
    this.#lengths = new Uint8Array(places);
    this.#words = new Float64Array(places * WORDS);
  }

  put(out: Out, at: number, line: CellWriter, row: number): number {
    const place = row % this.#rows.length;
    if (this.#rows[place] !== row || this.#line !== line) return this.#keep(out, at, line, row);
    const length = this.#lengths[place] as number;
    const words = this.#words;
    const { view } = out;
    for (let i = 0, from = place * WORDS; i < length; i += 8, from++)
      view.setFloat64(at + i, words[from] as number, true);
    return at + length;
  }

  /** Writes cells, and caches them unless they are too long. */
  #keep(out: Out, at: number, line: CellWriter, row: number): number {
    if (this.#line !== line) this.#rows.fill(-1);
    this.#line = line;
    const end = this.#write(out, at, line, row);
    const length = end - at;
    if (length > 8 * WORDS) return end;
    const place = row % this.#rows.length;
    for (let i = 0; i < length; i += 8)
      this.#words[place * WORDS + (i >> 3)] = out.view.getFloat64(at + i, true);
    this.#lengths[place] = length;
    this.#rows[place] = row;
    return end;
  }
}

const PLACES = 8192;
/** Number of eight-byte words in a slot: a cache line of the processor. */
const WORDS = 8;
