import type { Column, ListNode, Source, ValueWriter } from '../draw/source.ts';
import { type Out, Piece, putPiece } from '../kernel/bytes.ts';

/** A way of writing rows. */
export interface Format {
  readonly key: string;
  /** The content type over HTTP. */
  readonly type: string;
  /**
   * Files of this format can be concatenated if cut at multiples of this number of rows, with the head in the first file
   * only. Undefined if they cannot. A tail follows only an incomplete multiple.
   */
  readonly joins?: number;
  /** True if the format is not text. */
  readonly binary?: boolean;
  /** Precomputes what is the same for every row. `many` is false for one bare row. */
  frame(source: Source, many: boolean): Frame;
}

/** The constant parts around rows, and the row writer. */
export interface Frame {
  readonly head: Piece;
  readonly between: Piece;
  readonly tail: Piece;
  readonly row: Pick<RowWriter, 'write'>;
}

export type Escape = (out: Out, from: number, to: number) => number;

/** One step of a row: a constant with or without a value behind it, optional steps, or steps for each value of a list. */
export type FormatStep = ({ readonly before: string } & Partial<ValuePut>) | Optional | Repeated;

/** Writes a value; `escaping` escapes what it wrote. */
export interface ValuePut {
  readonly put: Put;
  readonly escaping?: Escape | undefined;
}

/** Steps that are replaced by `instead` if the row has no value. */
interface Optional {
  readonly blank: () => boolean;
  readonly instead: string;
  readonly steps: readonly FormatStep[];
}

/** Steps that are repeated for each value of a list. */
interface Repeated {
  readonly list: ListNode;
  readonly between: string;
  readonly each: readonly FormatStep[];
}

/** Writes part of the opened row; `number` counts rows from 1. */
export interface Put {
  (out: Out, at: number, number: number): number;
  /** The cell of a field, if the function does nothing but call it. */
  readonly cell?: ValueWriter;
}

/** Position inside a row that is written in several calls. */
export class Cursor {
  /** The next step; 0 if the row is complete. */
  step = 0;
  /** The current value of the list that the step writes. */
  item = 0;
  /** Position inside that value if it is incomplete. */
  inner: Cursor | undefined;
}

interface Guard {
  readonly blank: () => boolean;
  readonly instead: Piece;
  /** The step after those it guards. */
  end: number;
}

/** A step as it is executed: behind its constant a cell, a `put`, a guard, a list or nothing. */
export interface CompiledStep {
  readonly before: Piece;
  readonly cell: ValueWriter | undefined;
  readonly put: Put | undefined;
  /** Escapes what the cell or `put` wrote. */
  readonly escaping: Escape | undefined;
  readonly guard: Guard | undefined;
  readonly list: ListWriter | undefined;
}

/** Writes rows step by step. A long row can be interrupted between steps and continued later. */
export class RowWriter {
  readonly steps: CompiledStep[] = [];
  /** The constant behind the last step. */
  readonly last: Piece;

  constructor(steps: readonly FormatStep[]) {
    this.last = new Piece(this.#add(steps, ''));
  }

  /** Continues the opened row at the cursor, until it is complete or the position has passed `stop`. */
  write(out: Out, at: number, number: number, cursor: Cursor, stop: number): number {
    const { steps } = this;
    let to = at;
    let i = cursor.step;
    // Up to this position neither the block nor `stop` needs a check.
    let free = Math.min(out.limit, stop - 1);
    while (i < steps.length) {
      const step = steps[i] as CompiledStep;
      const from = putPiece(out, to, step.before);
      const { cell, escaping } = step;
      i++;
      if (cell !== undefined) to = cell.put(out, from);
      else if (step.put !== undefined) to = step.put(out, from, number);
      else {
        const { guard, list } = step;
        to = from;
        if (guard?.blank()) {
          to = putPiece(out, to, guard.instead);
          i = guard.end;
        } else if (list) {
          to = list.write(out, to, number, cursor, stop);
          if (cursor.inner) {
            cursor.step = i - 1;
            return to;
          }
        }
      }
      if (escaping !== undefined) to = escaping(out, from, to);
      if (to > free) {
        if (to > out.limit) out.room(to);
        if (to >= stop && i < steps.length) {
          cursor.step = i;
          return to;
        }
        free = Math.min(out.limit, stop - 1);
      }
    }
    cursor.step = 0;
    return putPiece(out, to, this.last);
  }

  /** Adds the steps behind a constant; returns the constant at their end, which is joined with what follows. */
  #add(steps: readonly FormatStep[], constant: string): string {
    let before = constant;
    for (const step of steps) {
      if ('steps' in step) {
        const guard: Guard = { blank: step.blank, instead: new Piece(step.instead), end: 0 };
        this.#push(before, { guard });
        const rest = this.#add(step.steps, '');
        if (rest) this.#push(rest, {});
        guard.end = this.steps.length;
        before = '';
      } else if ('list' in step) {
        // The constant before a list is a step of its own, because the list may be continued behind it.
        this.#push(before, {});
        this.#push('', { list: new ListWriter(step) });
        before = '';
      } else {
        before += step.before;
        if (!step.put) continue;
        this.#push(before, step);
        before = '';
      }
    }
    return before;
  }

  #push(
    before: string,
    { put, escaping, guard, list }: Partial<ValuePut> & { guard?: Guard; list?: ListWriter },
  ): void {
    const cell = put?.cell;
    this.steps.push({
      before: new Piece(before),
      cell,
      put: cell ? undefined : put,
      escaping,
      guard,
      list,
    });
  }
}

/** Writes the values of a list and stops between them where a row must. */
class ListWriter {
  readonly #list: ListNode;
  readonly #between: Piece;
  readonly #row: RowWriter;

  constructor({ list, between, each }: Repeated) {
    this.#list = list;
    this.#between = new Piece(between);
    this.#row = new RowWriter(each);
  }

  write(out: Out, at: number, number: number, outer: Cursor, stop: number): number {
    const count = this.#list.count();
    const cursor = outer.inner ?? new Cursor();
    let to = at;
    while (cursor.item < count) {
      if (to >= stop) {
        outer.inner = cursor;
        return to;
      }
      if (cursor.item > 0 && cursor.step === 0) to = putPiece(out, to, this.#between);
      this.#list.open(cursor.item);
      to = this.#row.write(out, to, number, cursor, stop);
      if (cursor.step === 0) cursor.item++;
      if (to > out.limit) out.room(to);
    }
    outer.inner = undefined;
    return to;
  }
}

/** Returns the function of a column, with `escaping` unless no value needs it. */
export function escapingPut(
  { put, plain }: Pick<Column, 'plain'> & { put: Put },
  escaping: Escape,
): ValuePut {
  return plain ? { put } : { put, escaping };
}

/** Replacements of the ASCII characters that a format escapes. */
export class Escapes {
  readonly pieces: readonly (Piece | undefined)[];
  /** Number of bytes that each byte's replacement adds. */
  readonly longer: Uint8Array = new Uint8Array(256);

  /** `of` returns the replacement of a character; a text of one byte means that the character stays. */
  constructor(of: (character: string) => string) {
    this.pieces = Array.from(this.longer, (_, byte) => {
      const piece = new Piece(byte < 128 ? of(String.fromCharCode(byte)) : ' ');
      this.longer[byte] = piece.length - 1;
      return piece.length > 1 ? piece : undefined;
    });
  }
}

/** Escapes a span in place: counts the bytes to add, then moves the rest. */
export function escapeSpan(out: Out, from: number, to: number, escapes: Escapes): number {
  const { bytes } = out;
  const { longer } = escapes;
  let more = 0;
  let last = from;
  for (let i = from; i < to; i++) {
    const growth = longer[bytes[i] as number] as number;
    if (growth === 0) continue;
    more += growth;
    last = i;
  }
  return more === 0 ? to : insertReplacements(out, last, to, more, escapes);
}

/** Moves the end of a span by `more` bytes and inserts the replacements, from the last one back. */
export function insertReplacements(
  out: Out,
  last: number,
  to: number,
  more: number,
  { pieces }: Escapes,
): number {
  out.room(to, more);
  const { bytes } = out;
  bytes.copyWithin(last + 1 + more, last + 1, to);
  for (let i = last, at = last + 1 + more; at > i + 1; i--) {
    const byte = bytes[i] as number;
    const piece = pieces[byte];
    if (piece) {
      at -= piece.length;
      const own = piece.bytes;
      for (let k = 0; k < own.length; k++) bytes[at + k] = own[k] as number;
    } else bytes[--at] = byte;
  }
  return to + more;
}

export const NOTHING = new Piece('');
