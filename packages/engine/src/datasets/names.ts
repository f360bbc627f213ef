import type { Column } from '../draw/source.ts';
import { Label } from '../formats/line.ts';
import { Out } from '../kernel/bytes.ts';

/** Names of rows that come again and again: the last ones are kept, each in its place. */
export class Names {
  readonly #rows = new Int32Array(KEPT).fill(-1);
  readonly #names: Label[] = [];
  readonly #open: (row: number) => void;
  readonly #column: Column;

  constructor(open: (row: number) => void, column: Column) {
    this.#open = open;
    this.#column = column;
  }

  /** The name of a row. */
  at(row: number): Label {
    const place = row % KEPT;
    if (this.#rows[place] !== row) {
      this.#open(row);
      this.#names[place] = readInto(new Label(), this.#column);
      this.#rows[place] = row;
    }
    return this.#names[place] as Label;
  }
}

const KEPT = 8192;

/** Takes a column's text of the opened row. */
export function readInto(label: Label, column: Column): Label {
  return label.read(scratch, column.put(scratch, 0));
}

const scratch = new Out();
