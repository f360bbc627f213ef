import { type Leaf, Out } from 'specimen-data/internal';
import { type Chunk, joined, type Pages, Presence, packedRun, pagesOf } from './chunk.ts';

/** Text: each different value once in a dictionary, as long as most are not different. */
export class TextChunk implements Chunk {
  readonly #presence: Presence;
  /** The entries of the dictionary, or all values: the length in four bytes, then the bytes. */
  #out = new Out(1 << 16);
  #end = 0;
  /** Where each entry begins. */
  readonly #starts: Int32Array;
  /** The entry of each value, from 0. */
  readonly #indices: Int32Array;
  #values = 0;
  /** Entries by their hash, from 1; absent once the values stand by themselves. */
  #table: Int32Array | undefined = new Int32Array(4096);
  #entries = 0;

  constructor(rows: number, nullable: boolean) {
    this.#presence = new Presence(rows, nullable);
    this.#starts = new Int32Array(MOST);
    this.#indices = new Int32Array(rows);
  }

  add(leaf: Leaf, number: number): void {
    if (!this.#presence.add(leaf)) return;
    const out = this.#out;
    const from = this.#end + 4;
    const to = leaf.put(out, from, number);
    if (to > out.limit) out.room(to);
    out.view.setInt32(this.#end, to - from, true);
    if (!this.#table) this.#end = to;
    else this.#look(this.#table, from, to);
    this.#values++;
  }

  /** Finds the entry that stands at the end, or keeps it there as a new one. */
  #look(table: Int32Array, from: number, to: number): void {
    const { view } = this.#out;
    const mask = table.length - 1;
    let slot = hashOf(view, from, to) & mask;
    for (let entry = table[slot] as number; entry > 0; entry = table[slot] as number) {
      if (this.#isEntry(entry - 1, from, to)) {
        this.#indices[this.#values] = entry - 1;
        return;
      }
      slot = (slot + 1) & mask;
    }
    table[slot] = this.#entries + 1;
    this.#starts[this.#entries] = this.#end;
    this.#indices[this.#values] = this.#entries++;
    this.#end = to;
    if (this.#entries === MOST || (this.#values > SURE && this.#entries * 2 > this.#values)) this.#unfold();
    else if (this.#entries * 2 > table.length) this.#grow(table.length * 4);
  }

  #isEntry(entry: number, from: number, to: number): boolean {
    const { view } = this.#out;
    const start = this.#starts[entry] as number;
    if (view.getInt32(start, true) !== to - from) return false;
    const other = start + 4 - from;
    let i = from;
    for (; i + 4 <= to; i += 4) if (view.getInt32(i, true) !== view.getInt32(i + other, true)) return false;
    return i === to || wordBefore(view, i, to) === wordBefore(view, i + other, to + other);
  }

  #grow(size: number): void {
    const table = new Int32Array(size);
    const { view } = this.#out;
    for (let entry = 0; entry < this.#entries; entry++) {
      const from = (this.#starts[entry] as number) + 4;
      let slot = hashOf(view, from, from + view.getInt32(from - 4, true)) & (size - 1);
      while (table[slot] !== 0) slot = (slot + 1) & (size - 1);
      table[slot] = entry + 1;
    }
    this.#table = table;
  }

  /** Writes out all values so far: they are too different for a dictionary. */
  #unfold(): void {
    const { bytes, view } = this.#out;
    const all = new Out(this.#end * 2 + (1 << 16));
    let to = 0;
    for (let i = 0; i <= this.#values; i++) {
      const start = this.#starts[this.#indices[i] as number] as number;
      const length = 4 + view.getInt32(start, true);
      all.room(to, length);
      all.bytes.set(bytes.subarray(start, start + length), to);
      to += length;
    }
    this.#out = all;
    this.#end = to;
    this.#table = undefined;
  }

  pages(): Pages {
    const entries = this.#out.bytes.subarray(0, this.#end);
    if (!this.#table || this.#entries === 0) return pagesOf(this.#presence, entries);
    const width = Math.max(1, 32 - Math.clz32(this.#entries - 1));
    const indices = packed(this.#indices.subarray(0, this.#values), width);
    const values = joined([Uint8Array.of(width), packedRun(indices, this.#values)]);
    return pagesOf(this.#presence, values, { entries, count: this.#entries });
  }
}

/** A dictionary has at most so many entries, and after so many values fewer than half of them. */
const MOST = 32_768;
const SURE = 1000;

/** A hash of some bytes, four at a time. */
function hashOf(view: DataView, from: number, to: number): number {
  let hash = 0x811c9dc5;
  let i = from;
  for (; i + 4 <= to; i += 4) hash = mixed(hash ^ view.getInt32(i, true));
  return i === to ? hash : mixed(hash ^ wordBefore(view, i, to));
}

function mixed(word: number): number {
  const product = Math.imul(word, 0x9e3779b1);
  return product ^ (product >>> 15);
}

/** The last bytes before an end, fewer than four, as a word: behind each text are more bytes. */
function wordBefore(view: DataView, from: number, to: number): number {
  return view.getInt32(from, true) & ((1 << ((to - from) * 8)) - 1);
}

/** Numbers of so many bits, one after the other from the lowest bit, to a multiple of eight numbers. */
function packed(values: Int32Array, width: number): Uint8Array {
  const bytes = new Uint8Array(((values.length + 7) >> 3) * width);
  let at = 0;
  let bits = 0;
  let held = 0;
  for (const value of values) {
    bits |= value << held;
    held += width;
    for (; held >= 8; held -= 8) {
      bytes[at++] = bits;
      bits >>>= 8;
    }
  }
  if (held > 0) bytes[at] = bits;
  return bytes;
}
