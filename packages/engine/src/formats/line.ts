import type { Column } from '../draw/source.ts';
import { isPlain, Out, Piece, putDecimal, putInt, putPiece, putText } from '../kernel/bytes.ts';
import { Day, dayAt, putDay } from '../kernel/day.ts';
import type { Escape, RowWriter } from './format.ts';

/** A row that writes its cells itself, in the order of its columns. One call per row is faster than one per cell. */
export interface CellRow {
  cells(out: Out, at: number, line: CellWriter): number;
}

/** Returns true if a source has such rows. */
export function hasCells(source: object): source is { readonly row: CellRow } {
  return 'row' in source;
}

/** Writes such rows as lines. */
export class LineWriter implements Pick<RowWriter, 'write'> {
  readonly #row: CellRow;
  readonly #line: CellWriter;
  readonly #end: Piece;

  constructor(row: CellRow, style: { between: string; end: string; nothing: string; escaping: Escape }) {
    this.#row = row;
    this.#line = new CellWriter(style);
    this.#end = new Piece(style.end);
  }

  write(out: Out, at: number): number {
    const to = putPiece(out, this.#row.cells(out, at, this.#line) - 1, this.#end);
    if (to > out.limit) out.room(to);
    return to;
  }
}

/**
 * Cells that are written often, as bytes in eight-byte words for copying. No word is a NaN, whose bits V8 might
 * change: its last byte would be 255, which UTF-8 does not use, or 127, which no text here contains.
 */
export class Cells {
  words: Float64Array = EMPTY;
  length = 0;

  /** Copies the start of a block. */
  read({ view }: Out, length: number): this {
    const size = (length + 7) >> 3;
    if (this.words.length < size) this.words = new Float64Array(size);
    for (let i = 0; i < length; i += 8) this.words[i >> 3] = view.getFloat64(i, true);
    this.length = length;
    return this;
  }
}

/** A text in many cells. */
export class Label extends Cells {
  /** True if no format needs to escape it. */
  plain = true;

  override read(out: Out, length: number): this {
    const { bytes } = out;
    this.plain = true;
    for (let i = 0; i < length; i++) if (SPECIAL[bytes[i] as number] === 1) this.plain = false;
    return super.read(out, length);
  }
}

export function label(text: string): Label {
  return new Label().read(scratch, putText(scratch, 0, text));
}

const EMPTY = new Float64Array(0);
const scratch = new Out();

/** Characters that some format escapes. */
const SPECIAL = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < 128 && !isPlain(String.fromCharCode(byte)) ? 1 : 0,
);

/** Writes cells, each followed by a separator. */
export class CellWriter {
  /** Initialised with a number, so that V8 stores an integer field. */
  #between = 0;
  readonly #none: Piece;
  readonly #escaping: Escape;

  constructor({ between, nothing, escaping }: { between: string; nothing: string; escaping: Escape }) {
    this.#between = between.charCodeAt(0);
    this.#none = new Piece(nothing + between);
    this.#escaping = escaping;
  }

  /** Writes a cell without a value. */
  none(out: Out, at: number): number {
    return putPiece(out, at, this.#none);
  }

  /** Writes a whole number from 0 up. */
  int(out: Out, at: number, n: number): number {
    return this.#end(out, putInt(out, at, n));
  }

  /** Writes the number of a row, counted from 1; nothing for -1. */
  row(out: Out, at: number, index: number): number {
    return index < 0 ? this.none(out, at) : this.#end(out, putInt(out, at, index + 1));
  }

  /** Writes a number in units of its last decimal. */
  decimal(out: Out, at: number, units: number, decimals: number): number {
    return putDecimal(out, at, units, decimals, this.#between) + 1;
  }

  /** Writes a day by its serial number, from 1970 to a year after the last as-of date. */
  day({ view }: Out, at: number, serial: number): number {
    if (days[serial] === 0) remember(serial);
    view.setFloat64(at, months[serial] as number, true);
    view.setInt32(at + 8, (days[serial] as number) | (this.#between << 16), true);
    return at + 11;
  }

  text(out: Out, at: number, label: Label): number {
    const to = this.cells(out, at, label);
    return this.#end(out, label.plain ? to : this.#escaping(out, at, to));
  }

  /** Copies cells. */
  cells({ view }: Out, at: number, { words, length }: Cells): number {
    for (let i = 0; i < length; i += 8) view.setFloat64(at + i, words[i >> 3] as number, true);
    return at + length;
  }

  columns(out: Out, at: number, columns: readonly Column[]): number {
    let to = at;
    for (const { blank, put, plain } of columns) {
      if (blank?.()) to = this.none(out, to);
      else {
        const end = put(out, to);
        to = this.#end(out, plain ? end : this.#escaping(out, to, end));
      }
      if (to > out.limit) out.room(to);
    }
    return to;
  }

  #end(out: Out, at: number): number {
    out.view.setInt8(at, this.#between);
    return at + 1;
  }
}

/** The first eight and the last two characters of each day, computed when the day is first written. */
const LAST_DAY = new Day(2036, 12, 31).serial;
const months = new Float64Array(LAST_DAY + 1);
const days = new Int32Array(LAST_DAY + 1);

function remember(serial: number): void {
  putDay(scratch, 0, dayAt(serial));
  months[serial] = scratch.view.getFloat64(0, true);
  days[serial] = scratch.view.getUint16(8, true);
}
