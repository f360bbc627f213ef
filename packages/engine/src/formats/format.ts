import type { Column, List, Source, ValueWriter } from '../draw/source.ts';
import { type Out, Piece, putPiece } from '../kernel/bytes.ts';

/** A way of writing rows. */
export interface Format {
  readonly key: string;
  /** The content type over HTTP. */
  readonly type: string;
  /**
   * Where files of it can be joined, without the head in the second: cut at multiples of so many rows. Not at all when
   * left out. The tail ends what is no multiple.
   */
  readonly joins?: number;
  /** Whether it is no text. */
  readonly binary?: boolean;
  /** Precomputes all that is the same for every row. `many` is false for one bare row. */
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

/** One step of a row: a constant, with a value behind it or none; or steps that stand for nothing when blank, or for each value of a list. */
export type Step = ({ readonly before: string } & Partial<ValuePut>) | Optional | Repeated;

/** Writes a value; `escaping` escapes what it wrote. */
export interface ValuePut {
  readonly put: Put;
  readonly escaping?: Escape | undefined;
}

/** Steps in whose place `instead` is written where the row has no value. */
interface Optional {
  readonly blank: () => boolean;
  readonly instead: string;
  readonly steps: readonly Step[];
}

/** Steps that are written for each value of a list. */
interface Repeated {
  readonly list: List;
  readonly between: string;
  readonly each: readonly Step[];
}

/** Writes part of the opened row; `number` counts rows from 1. */
export interface Put {
  (out: Out, at: number, number: number): number;
  /** The cell of a field, if the function does nothing but call it. */
  readonly cell?: ValueWriter;
}

/** How far a row is written. */
export class Cursor {
  /** The step to go on with, 0 when the row is whole. */
  step = 0;
  /** The value of the list that the step writes. */
  item = 0;
  /** How far that is written, where it is not whole. */
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

/** Writes rows step by step, so that a long row can be left and taken up again. */
export class RowWriter {
  readonly steps: CompiledStep[] = [];
  /** What is constant behind them. */
  readonly last: Piece;

  constructor(steps: readonly Step[]) {
    this.last = new Piece(this.#add(steps, ''));
  }

  /** Writes the opened row from where the cursor stands, until it is whole or the position has passed `stop`. */
  write(out: Out, at: number, number: number, cursor: Cursor, stop: number): number {
    const { steps } = this;
    let to = at;
    let i = cursor.step;
    // Up to here there is nothing to ask between two steps.
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

  /** Adds the steps behind a constant; what is constant at their end is handed back, to be joined with what follows. */
  #add(steps: readonly Step[], constant: string): string {
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
        // What stands before a list is a step of its own: the list is taken up again behind it.
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

/** Writes the values of a list, as far as a block goes. */
class ListWriter {
  readonly #list: List;
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

/** How a column's text is written, escaped where it can need it. */
export function writtenBy({ put, plain }: Pick<Column, 'plain'> & { put: Put }, escaping: Escape): ValuePut {
  return plain ? { put } : { put, escaping };
}

/** What stands for the ASCII characters that a format cannot hold as they are. */
export class Escapes {
  readonly pieces: readonly (Piece | undefined)[];
  /** By how much each byte grows. */
  readonly longer: Uint8Array = new Uint8Array(256);

  /** `of` says what is written for a character; no longer text than the character itself means nothing else. */
  constructor(of: (character: string) => string) {
    this.pieces = Array.from(this.longer, (_, byte) => {
      const piece = new Piece(byte < 128 ? of(String.fromCharCode(byte)) : ' ');
      this.longer[byte] = piece.length - 1;
      return piece.length > 1 ? piece : undefined;
    });
  }
}

/** Escapes a span where it stands: counts how much longer it becomes, then moves it. */
export function escaped(out: Out, from: number, to: number, escapes: Escapes): number {
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
  return more === 0 ? to : moved(out, last, to, more, escapes);
}

/** Moves the end of a span by what its escapes add and puts them in, from the last one back. */
export function moved(out: Out, last: number, to: number, more: number, { pieces }: Escapes): number {
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
