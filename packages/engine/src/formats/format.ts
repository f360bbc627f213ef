import { type Out, putBytes } from '../bytes.ts';
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
  readonly head: Uint8Array;
  readonly between: Uint8Array;
  readonly tail: Uint8Array;
  /** Writes the opened row; `number` counts from 1. */
  row(out: Out, at: number, number: number): number;
}

export type Escape = (out: Out, from: number, to: number) => number;

/** One step of a row: a constant, then perhaps a column. */
export interface Step {
  readonly before: Uint8Array;
  readonly column?: Column;
  /** Writes the column with its quotes, nulls and escapes where that takes more than its text. */
  readonly write?: (out: Out, at: number, number: number) => number;
}

/** Runs the steps of a row, one after the other. */
export function rowOf(steps: readonly Step[], escape: Escape): Frame['row'] {
  return (out, at, number) => {
    let to = at;
    for (let i = 0; i < steps.length; i++) {
      const { before, column, write } = steps[i] as Step;
      to = putBytes(out, to, before);
      if (write) to = write(out, to, number);
      else if (column) {
        const from = to;
        to = column.put(out, from);
        if (!column.plain) to = escape(out, from, to);
      }
      out.room(to);
    }
    return to;
  };
}

/** Rewrites a span with some bytes replaced; what `replacement` does not name stays. */
export function replaced(
  out: Out,
  from: number,
  to: number,
  replacement: (byte: number, index: number, text: Uint8Array) => Uint8Array | undefined,
): number {
  const text = out.bytes.slice(from, to);
  out.room(from, text.length * 6);
  let at = from;
  for (let i = 0; i < text.length; i++) {
    const byte = text[i] as number;
    const piece = replacement(byte, i, text);
    if (piece) at = putBytes(out, at, piece);
    else out.bytes[at++] = byte;
  }
  return at;
}

export const NOTHING = new Uint8Array(0);
