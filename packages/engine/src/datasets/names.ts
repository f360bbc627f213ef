import type { Column } from '../draw/source.ts';
import { decode, Out, Text } from '../kernel/bytes.ts';

/** Names of rows that come again and again: the last ones are kept, each in its place. */
export class Names {
  readonly #rows = new Int32Array(KEPT).fill(-1);
  readonly #names: Text[] = [];
  readonly #open: (row: number) => void;
  readonly #column: Column;
  readonly #out = new Out();

  constructor(open: (row: number) => void, column: Column) {
    this.#open = open;
    this.#column = column;
  }

  /** The name of a row. */
  at(row: number): Text {
    const place = row % KEPT;
    if (this.#rows[place] !== row) {
      this.#open(row);
      this.#names[place] = new Text(decode(this.#out.bytes, 0, this.#column.put(this.#out, 0)));
      this.#rows[place] = row;
    }
    return this.#names[place] as Text;
  }
}

const KEPT = 8192;
