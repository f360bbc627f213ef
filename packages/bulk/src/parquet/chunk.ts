import type { Leaf } from 'specimen-data/internal';
import { snappy } from './snappy.ts';
import { int32, putVarint, struct, bytesOf as thriftBytes } from './thrift.ts';

/** The values of a column in a row group, as they are collected. */
export interface Chunk {
  add(leaf: Leaf, number: number): void;
  /** Its pages, and what the footer says of them. */
  pages(): Pages;
}

export interface Pages {
  readonly bytes: readonly Uint8Array[];
  readonly column: ColumnNote;
}

/** The footer's entry for a chunk. */
export interface ColumnNote {
  readonly encodings: readonly number[];
  readonly codec: number;
  /** Number of values, including nulls. */
  readonly values: number;
  readonly uncompressed: number;
  readonly compressed: number;
  /** Length of the dictionary page before the data in bytes; 0 if there is none. */
  readonly dictionary: number;
}

const ENCODING = { plain: 0, rle: 3, dictionary: 8 } as const;
const PAGE = { data: 0, dictionary: 2 } as const;
const CODEC = { none: 0, snappy: 1 } as const;

/** One bit per row that tells if it has a value: definition levels of one bit. */
export class Presence {
  readonly #bits: Uint8Array;
  readonly #nullable: boolean;
  count = 0;

  constructor(rows: number, nullable: boolean) {
    this.#bits = new Uint8Array(nullable ? (rows + 7) >> 3 : 0);
    this.#nullable = nullable;
  }

  /** Counts a row; returns whether it has a value. */
  add({ blank }: Leaf): boolean {
    const row = this.count++;
    if (blank?.()) return false;
    if (this.#nullable) this.#bits[row >> 3] = (this.#bits[row >> 3] as number) | (1 << (row & 7));
    return true;
  }

  /** The levels as they stand before the values of a page. */
  levels(): Uint8Array {
    if (!this.#nullable) return new Uint8Array(0);
    const run = packedRun(this.#bits.subarray(0, (this.count + 7) >> 3), this.count);
    const levels = new Uint8Array(4 + run.length);
    new DataView(levels.buffer).setInt32(0, run.length, true);
    levels.set(run, 4);
    return levels;
  }
}

/** The chunk of values that were encoded, behind their dictionary if they have one. */
export function pagesOf(
  presence: Presence,
  values: Uint8Array,
  dictionary?: { readonly entries: Uint8Array; readonly count: number },
): Pages {
  const encoding = dictionary ? ENCODING.dictionary : ENCODING.plain;
  const levels = presence.levels();
  const head = struct({
    1: int32(presence.count),
    2: int32(encoding),
    3: int32(ENCODING.rle),
    4: int32(ENCODING.rle),
  });
  const codec = pays(values) ? CODEC.snappy : CODEC.none;
  const before = dictionary
    ? page(PAGE.dictionary, codec, dictionary.entries, {
        7: struct({ 1: int32(dictionary.count), 2: int32(ENCODING.plain) }),
      })
    : undefined;
  const data = page(PAGE.data, codec, joined([levels, values]), { 5: head });
  const both = before ? [before, data] : [data];
  return {
    bytes: both.flatMap(({ header, body }) => [header, body]),
    column: {
      encodings: [ENCODING.rle, ...(dictionary ? [ENCODING.plain] : []), encoding],
      codec,
      values: presence.count,
      uncompressed: both.reduce((sum, each) => sum + each.header.length + each.size, 0),
      compressed: both.reduce((sum, each) => sum + each.header.length + each.body.length, 0),
      dictionary: before ? before.header.length + before.body.length : 0,
    },
  };
}

/** Returns whether compressing the beginning saves a fifth. Random digits do not compress. */
function pays(values: Uint8Array): boolean {
  const sample = values.subarray(0, 16_384);
  return snappy(sample).length < sample.length * 0.8;
}

function page(type: number, codec: number, content: Uint8Array, head: Parameters<typeof struct>[0]) {
  const body = codec === CODEC.snappy ? snappy(content) : content;
  const header = thriftBytes(
    struct({ 1: int32(type), 2: int32(content.length), 3: int32(body.length), ...head }),
  );
  return { header, body, size: content.length };
}

/** Bits that are packed already as one run of the hybrid encoding. */
export function packedRun(packed: Uint8Array, count: number): Uint8Array {
  const header: number[] = [];
  putVarint(header, (((count + 7) >> 3) << 1) | 1);
  return joined([Uint8Array.from(header), packed]);
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
