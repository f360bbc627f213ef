import { Day, type Leaf, Out } from 'specimen-data/surface';
import { type Chunk, type Pages, Presence, pagesOf } from './chunk.ts';

/** What reads values of a fixed size: their text is written here first. */
const scratch = new Out();

function written(leaf: Leaf, number: number): number {
  return leaf.put(scratch, 0, number);
}

/** Numbers, as DOUBLE. */
export class NumberChunk implements Chunk {
  readonly #presence: Presence;
  readonly #values: Float64Array;
  #count = 0;

  constructor(rows: number, nullable: boolean) {
    this.#presence = new Presence(rows, nullable);
    this.#values = new Float64Array(rows);
  }

  add(leaf: Leaf, number: number): void {
    if (this.#presence.add(leaf))
      this.#values[this.#count++] = numberIn(scratch.bytes, written(leaf, number));
  }

  pages(): Pages {
    return pagesOf(this.#presence, new Uint8Array(this.#values.buffer, 0, this.#count * 8));
  }
}

/** Days since 1970, as DATE. */
export class DateChunk implements Chunk {
  readonly #presence: Presence;
  readonly #values: Int32Array;
  #count = 0;

  constructor(rows: number, nullable: boolean) {
    this.#presence = new Presence(rows, nullable);
    this.#values = new Int32Array(rows);
  }

  add(leaf: Leaf, number: number): void {
    if (!this.#presence.add(leaf)) return;
    written(leaf, number);
    this.#values[this.#count++] = new Day(digits(0, 4), digits(5, 7), digits(8, 10)).serial;
  }

  pages(): Pages {
    return pagesOf(this.#presence, new Uint8Array(this.#values.buffer, 0, this.#count * 4));
  }
}

/** A bit each, as BOOLEAN. */
export class BooleanChunk implements Chunk {
  readonly #presence: Presence;
  readonly #bits: Uint8Array;
  #count = 0;

  constructor(rows: number, nullable: boolean) {
    this.#presence = new Presence(rows, nullable);
    this.#bits = new Uint8Array((rows + 7) >> 3);
  }

  add(leaf: Leaf, number: number): void {
    if (!this.#presence.add(leaf)) return;
    const isTrue = written(leaf, number) === 'true'.length;
    const at = this.#count++;
    if (isTrue) this.#bits[at >> 3] = (this.#bits[at >> 3] as number) | (1 << (at & 7));
  }

  pages(): Pages {
    return pagesOf(this.#presence, this.#bits.subarray(0, (this.#count + 7) >> 3));
  }
}

function digits(from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) value = value * 10 + (scratch.bytes[i] as number) - 48;
  return value;
}

/** The number that a text is. Up to 15 digits over a power of ten is exact; the rest is read the long way. */
export function numberIn(bytes: Uint8Array, end: number): number {
  const negative = bytes[0] === 45;
  let units = 0;
  let point = end;
  for (let i = negative ? 1 : 0; i < end; i++) {
    const digit = (bytes[i] as number) - 48;
    if (digit >= 0 && digit <= 9) units = units * 10 + digit;
    else if (digit === -2 && point === end) point = i;
    else return Number(new TextDecoder().decode(bytes.subarray(0, end)));
  }
  if (units >= 1e15) return Number(new TextDecoder().decode(bytes.subarray(0, end)));
  const value = units / 10 ** Math.max(0, end - point - 1);
  return negative ? -value : value;
}
