import type { Column, Source } from '../draw/source.ts';
import { type Out, Piece, putPiece } from '../kernel/bytes.ts';

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
export function putColumn({ put, plain }: Column, escaped: Escape): Put {
  return plain ? put : (out, at) => escaped(out, at, put(out, at));
}

/** What stands for the ASCII characters that a format cannot hold as they are. */
export class Escapes {
  readonly pieces: readonly (Piece | undefined)[];
  /** By how much each byte grows. */
  readonly longer = new Uint8Array(256);

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
