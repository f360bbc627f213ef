import { type Out, Piece, putPiece } from '../bytes.ts';
import type { Column, Source } from '../source.ts';

/** A way of writing rows. */
export interface Format {
  readonly key: string;
  /** The content type over HTTP. */
  readonly type: string;
  /** Precomputes all that is the same for every row. `many` is false for one bare row. */
  frame(source: Source, many: boolean): Frame;
}

/** The constant parts around rows, and the row writer. */
export interface Frame {
  readonly head: Piece;
  readonly between: Piece;
  readonly tail: Piece;
  readonly row: Put;
}

export type Escape = (out: Out, from: number, to: number) => number;

/** One step of a row: a constant, then what `put` writes, if anything. */
export interface Step {
  readonly before: string;
  readonly put?: Put;
}

/** Writes part of the opened row; `number` counts rows from 1. */
export type Put = (out: Out, at: number, number: number) => number;

/** Runs the steps of a row, one after the other; constants that stand side by side are joined. */
export function rowOf(steps: readonly Step[]): Put {
  const befores: Piece[] = [];
  const puts: Put[] = [];
  let before = '';
  for (const step of steps) {
    before += step.before;
    if (!step.put) continue;
    befores.push(new Piece(before));
    puts.push(step.put);
    before = '';
  }
  const last = new Piece(before);
  return (out, at, number) => {
    let to = at;
    for (let i = 0; i < puts.length; i++) {
      to = putPiece(out, to, befores[i] as Piece);
      to = (puts[i] as Put)(out, to, number);
      if (to > out.limit) out.room(to);
    }
    return putPiece(out, to, last);
  };
}

/** Writes a column's text, escaped where it can need it. */
export function putColumn({ put, plain }: Column, escape: Escape): Put {
  return plain ? put : (out, at) => escape(out, at, put(out, at));
}

/**
 * Rewrites a span with some bytes replaced by a piece or another byte; what `replacement` does not name stays.
 * It counts how much longer the span becomes, then moves it from its end on, so that it needs no copy.
 */
export function replaced(
  out: Out,
  from: number,
  to: number,
  replacement: (byte: number, index: number, bytes: Uint8Array) => Piece | number | undefined,
): number {
  let longer = 0;
  for (let i = from; i < to; i++) {
    const piece = replacement(out.bytes[i] as number, i, out.bytes);
    if (typeof piece === 'object') longer += piece.length - 1;
  }
  out.room(to, longer);
  const { bytes } = out;
  for (let i = to - 1, at = to + longer; i >= from; i--) {
    const byte = bytes[i] as number;
    const piece = replacement(byte, i, bytes);
    if (typeof piece === 'object') {
      at -= piece.length;
      for (let k = 0; k < piece.length; k++) bytes[at + k] = piece.bytes[k] as number;
    } else bytes[--at] = piece ?? byte;
  }
  return to + longer;
}

export const NOTHING = new Piece('');
