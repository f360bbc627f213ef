import { Day, type Leaf, Out } from 'specimen-data/internal';
import { type Chunk, type Pages, Presence, pagesOf } from './chunk.ts';

/** Where the text of a value is written, to be read as what it is. */
const scratch = new Out();

/** Values of a fixed size, one after the other. */
abstract class FixedChunk implements Chunk {
  readonly #presence: Presence;
  #count = 0;

  constructor(rows: number, nullable: boolean) {
    this.#presence = new Presence(rows, nullable);
  }

  add(leaf: Leaf, number: number): void {
    if (this.#presence.add(leaf)) this.set(this.#count++, leaf.put(scratch, 0, number));
  }

  pages(): Pages {
    return pagesOf(this.#presence, this.bytes(this.#count));
  }

  /** Sets a value to what is written up to an end. */
  protected abstract set(at: number, end: number): void;

  /** Returns the given number of values as stored bytes. */
  protected abstract bytes(count: number): Uint8Array;
}

/** Numbers, as DOUBLE. */
export class NumberChunk extends FixedChunk {
  readonly #values: Float64Array;

  constructor(rows: number, nullable: boolean) {
    super(rows, nullable);
    this.#values = new Float64Array(rows);
  }

  protected set(at: number, end: number): void {
    this.#values[at] = numberIn(scratch.bytes, end);
  }

  protected bytes(count: number): Uint8Array {
    return new Uint8Array(this.#values.buffer, 0, count * 8);
  }
}

/** Days since 1970, as DATE. */
export class DateChunk extends FixedChunk {
  readonly #values: Int32Array;

  constructor(rows: number, nullable: boolean) {
    super(rows, nullable);
    this.#values = new Int32Array(rows);
  }

  protected set(at: number): void {
    this.#values[at] = new Day(digits(0, 4), digits(5, 7), digits(8, 10)).serial;
  }

  protected bytes(count: number): Uint8Array {
    return new Uint8Array(this.#values.buffer, 0, count * 4);
  }
}

/** A bit each, as BOOLEAN. */
export class BooleanChunk extends FixedChunk {
  readonly #bits: Uint8Array;

  constructor(rows: number, nullable: boolean) {
    super(rows, nullable);
    this.#bits = new Uint8Array((rows + 7) >> 3);
  }

  protected set(at: number, end: number): void {
    if (end === 'true'.length) this.#bits[at >> 3] = (this.#bits[at >> 3] as number) | (1 << (at & 7));
  }

  protected bytes(count: number): Uint8Array {
    return this.#bits.subarray(0, (count + 7) >> 3);
  }
}

function digits(from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) value = value * 10 + (scratch.bytes[i] as number) - 48;
  return value;
}

/** The number that a text is. Up to 15 digits over a power of ten is exact; the rest is read the long way. */
function numberIn(bytes: Uint8Array, end: number): number {
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
