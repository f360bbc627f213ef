import type { Column } from '../draw/source.ts';
import { Out, Piece, putDecimal, putInt, putPiece, type Text } from '../kernel/bytes.ts';
import { dayAt, REFERENCE } from '../kernel/day.ts';
import type { Escape, RowWriter } from './format.ts';

/** A source that writes the cells of its opened row itself, in the order of its columns: a call for each costs more than most cells. */
export interface CellSource {
  cells(line: Line): void;
}

export function isCellSource(source: object): source is CellSource {
  return 'cells' in source;
}

/** Writes the rows of such a source as lines. */
export class LineWriter implements Pick<RowWriter, 'write'> {
  readonly #source: CellSource;
  readonly #line: Line;
  readonly #end: Piece;

  constructor(source: CellSource, style: { between: string; end: string; escaping: Escape }) {
    this.#source = source;
    this.#line = new Line(style.between.charCodeAt(0), style.escaping);
    this.#end = new Piece(style.end);
  }

  write(out: Out, at: number): number {
    const line = this.#line;
    line.begin(out, at);
    this.#source.cells(line);
    const to = putPiece(out, line.at - 1, this.#end);
    if (to > out.limit) out.room(to);
    return to;
  }
}

/** A row as cells, with a character behind each; a cell without a value is empty. */
export class Line {
  at = 0;
  #out = new Out(0);
  readonly #between: number;
  readonly #escaping: Escape;

  constructor(between: number, escaping: Escape) {
    this.#between = between;
    this.#escaping = escaping;
  }

  begin(out: Out, at: number): void {
    this.#out = out;
    this.at = at;
  }

  none(): void {
    this.#out.bytes[this.at++] = this.#between;
  }

  /** A whole number from 0 up. */
  int(n: number): void {
    this.#end(putInt(this.#out, this.at, n));
  }

  /** The number of a row, counted from 1; nothing where there is no such row. */
  row(index: number): void {
    if (index < 0) this.none();
    else this.int(index + 1);
  }

  /** A number of so many decimals, in its smallest unit. */
  decimal(units: number, decimals: number): void {
    this.#end(putDecimal(this.#out, this.at, units, decimals));
  }

  /** A day up to the reference date, by its serial number. */
  day(serial: number): void {
    const { view } = this.#out;
    const { at } = this;
    const from = 3 * serial;
    if (days[from] === 0) remember(serial);
    view.setInt32(at, days[from] as number, true);
    view.setInt32(at + 4, days[from + 1] as number, true);
    view.setInt32(at + 8, days[from + 2] as number, true);
    this.#end(at + 10);
  }

  text(text: Text): void {
    const { at } = this;
    const to = putPiece(this.#out, at, text);
    this.#end(text.plain ? to : this.#escaping(this.#out, at, to));
  }

  column({ blank, put, plain }: Column): void {
    if (blank?.()) {
      this.none();
      return;
    }
    const out = this.#out;
    const { at } = this;
    const to = put(out, at);
    this.#end(plain ? to : this.#escaping(out, at, to));
    if (this.at > out.limit) out.room(this.at);
  }

  columns(columns: readonly Column[]): void {
    for (const column of columns) this.column(column);
  }

  #end(at: number): void {
    this.#out.bytes[at] = this.#between;
    this.at = at + 1;
  }
}

/** The ten characters of each day in three words, made when it is first written. */
const days = new Int32Array(3 * (REFERENCE.serial + 1));

function remember(serial: number): void {
  const { words } = new Piece(dayAt(serial).iso);
  days.set(words, 3 * serial);
}
