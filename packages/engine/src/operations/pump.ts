import { Cursor, type Format, type Frame } from '../formats/format.ts';
import { Out, putPiece, putText, ROOM } from '../kernel/bytes.ts';
import { Problem } from '../kernel/problem.ts';
import { RowKey } from '../kernel/random.ts';
import { Zip } from '../kernel/zip.ts';
import { frameOf } from './frames.ts';
import { Pretty } from './pretty.ts';
import type { Rows } from './rows.ts';

/**
 * A part of an answer: text, text that is generated in its turn, rows in a format, a stream of texts, or an archive
 * of files.
 */
export type AnswerPart = string | (() => string) | RowsPart | TextStream | Archive;

/**
 * Texts or bytes that are generated one after the other, in constant memory. An empty text stands for a step of
 * work without output.
 */
export interface TextStream {
  readonly texts: () => Iterator<string | Uint8Array>;
}

/** Files in a zip archive. */
interface Archive {
  readonly files: readonly ((RowsPart | TextStream) & { readonly name: string })[];
}

/** Returns the number of rows in a part. */
function rowsIn(part: AnswerPart): number {
  if (typeof part !== 'object' || 'texts' in part) return 0;
  return 'files' in part ? part.files.reduce((sum, file) => sum + rowsIn(file), 0) : (part.rows.count ?? 1);
}

function writerOf(
  part: RowsPart | TextStream | Archive,
  compile: boolean,
): RowsWriter | StreamWriter | ArchiveWriter {
  if ('files' in part) return new ArchiveWriter(part, compile);
  return 'texts' in part ? new StreamWriter(part) : new RowsWriter(part, compile);
}

export interface RowsPart {
  readonly rows: Rows;
  readonly format: Format;
  /** Some of the rows. All spans in order are the whole. */
  readonly span?: Span;
}

export function isRows(part: AnswerPart): part is RowsPart {
  return typeof part === 'object' && 'rows' in part;
}

/** A range of rows, counted from 0, and the constant parts around them. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** True if the format's head is written; by default only before row 0. */
  readonly head?: boolean;
}

/**
 * Writes an answer a little at a time: texts and rows, in order, in constant memory. Between two writes it holds
 * only its position, which may be in the middle of a row, so other answers may use the same sources.
 */
export class Pump {
  readonly #parts: readonly AnswerPart[];
  readonly #compile: boolean;
  readonly #pretty: { readonly state: Pretty; readonly compact: Out } | undefined;
  #part = 0;
  /** The generated text of a part, and the position in it. */
  #made: string | undefined;
  #text = 0;
  #writer: RowsWriter | StreamWriter | ArchiveWriter | undefined;
  /** Number of rows written. */
  rows = 0;

  /** `compile: false` writes rows step by step. */
  constructor(
    parts: readonly AnswerPart[],
    pretty = false,
    { compile = true }: { compile?: boolean | undefined } = {},
  ) {
    this.#parts = parts;
    this.#compile = compile;
    this.#pretty = pretty ? { state: new Pretty(), compact: new Out(2 * STEP) } : undefined;
  }

  /** True if everything is written. */
  get done(): boolean {
    return this.#part === this.#parts.length;
  }

  /**
   * Continues writing at `at`; stops when everything is written, or when bytes written plus work units exceed
   * `stop`. Returns the position.
   */
  write(out: Out, at: number, stop: number): number {
    if (!this.#pretty) return this.#compact(out, at, stop);
    const { state, compact } = this.#pretty;
    let to = at;
    for (let work = 0; !this.done && to + work < stop; work += compact.work) {
      const end = this.#compact(compact, 0, Math.min(STEP, stop - to));
      to = state.put(out, to, compact.bytes, end);
      if (this.done) out.bytes[to++] = 10;
    }
    return to;
  }

  #compact(out: Out, at: number, stop: number): number {
    let to = at;
    out.work = 0;
    while (!this.done && to + out.work < stop) {
      const part = this.#parts[this.#part] as AnswerPart;
      if (typeof part === 'string') to = this.#putText(out, to, part);
      else if (typeof part === 'function') {
        this.#made ??= part();
        to = this.#putText(out, to, this.#made);
      } else {
        this.#writer ??= writerOf(part, this.#compile);
        const before = this.#writer.next;
        to = this.#writer.write(out, to, stop);
        this.rows += this.#writer.next - before;
        if (this.#writer.done) this.#step();
      }
    }
    return to;
  }

  /** Writes text in pieces, because it may be long. */
  #putText(out: Out, at: number, text: string): number {
    let end = Math.min(text.length, this.#text + STEP);
    if (end < text.length && isHalf(text.charCodeAt(end - 1))) end--;
    const to = putText(out, at, text.slice(this.#text, end));
    out.room(to);
    this.#text = end;
    if (end === text.length) this.#step();
    return to;
  }

  #step(): void {
    this.#part++;
    this.#made = undefined;
    this.#text = 0;
    this.#writer = undefined;
  }
}

const STEP = 16_384;

/** Returns true if a code unit is the first half of a surrogate pair. */
function isHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

/** Writes rows in a format until a block is full. */
class RowsWriter {
  readonly #rows: Rows;
  readonly #frame: Frame;
  readonly #key: RowKey;
  readonly #cursor = new Cursor();
  /** The exclusive end of the rows, and true if the tail follows. */
  readonly #end: number;
  readonly #ends: boolean;
  #begun: boolean;
  /** The next row, from 0. */
  next: number;
  done = false;

  constructor({ rows, format, span }: RowsPart, compile: boolean) {
    const { count = 1 } = rows;
    const { from = 0, to = count, head = from === 0 } = span ?? {};
    this.#rows = rows;
    this.#frame = frameOf(rows, format, compile);
    this.#key = new RowKey(rows.seed, rows.asOf);
    this.#end = to;
    this.#ends = to === count && (format.joins === undefined || count % format.joins !== 0);
    this.#begun = !head;
    this.next = from;
  }

  write(out: Out, at: number, stop: number): number {
    const { source, offset } = this.#rows;
    const end = this.#end;
    const { head, between, tail, row } = this.#frame;
    const cursor = this.#cursor;
    const key = this.#key;
    const parted = between.length > 0;
    let next = this.next;
    let to = this.#begun ? at : putPiece(out, at, head);
    this.#begun = true;
    while (next < end && to + out.work < stop) {
      if (parted && next > 0 && cursor.step === 0) to = putPiece(out, to, between);
      source.openAt(key, offset + next);
      to = row.write(out, to, next + 1, cursor, stop);
      out.work += source.work;
      if (cursor.step === 0) next++;
    }
    this.next = next;
    if (next === end) {
      if (this.#ends) to = putPiece(out, to, tail);
      this.done = true;
    }
    return to;
  }
}

/** Writes a stream of texts until a block is full. */
class StreamWriter {
  readonly #texts: Iterator<string | Uint8Array>;
  /** The current text, and the position in it. */
  #text: string | Uint8Array = '';
  #at = 0;
  /** Texts count as no rows. */
  readonly next = 0;
  done = false;

  constructor({ texts }: TextStream) {
    this.#texts = texts();
  }

  write(out: Out, at: number, stop: number): number {
    let to = at;
    while (to + out.work < stop) {
      if (this.#at === this.#text.length) {
        const { done, value } = this.#texts.next();
        if (done) {
          this.done = true;
          return to;
        }
        this.#text = value;
        this.#at = 0;
        if (value.length === 0) {
          out.work += STEP;
          continue;
        }
      }
      to = this.#put(out, to);
    }
    return to;
  }

  #put(out: Out, at: number): number {
    const text = this.#text;
    let end = Math.min(text.length, this.#at + STEP);
    let to = at;
    if (typeof text === 'string') {
      if (end < text.length && isHalf(text.charCodeAt(end - 1))) end--;
      to = putText(out, at, end - this.#at === text.length ? text : text.slice(this.#at, end));
    } else {
      out.room(at, end - this.#at);
      out.bytes.set(text.subarray(this.#at, end), at);
      to += end - this.#at;
    }
    out.room(to);
    this.#at = end;
    return to;
  }
}

/** Writes files of rows into an archive until a block is full. */
class ArchiveWriter {
  readonly #zip = new Zip();
  readonly #files: Archive['files'];
  readonly #compile: boolean;
  #file = 0;
  #writer: RowsWriter | StreamWriter | undefined;
  /** Number of rows written. */
  next = 0;
  done = false;

  constructor({ files }: Archive, compile: boolean) {
    this.#files = files;
    this.#compile = compile;
  }

  write(out: Out, at: number, stop: number): number {
    let to = at;
    while (!this.done && to + out.work < stop) {
      const file = this.#files[this.#file];
      if (!file) {
        to = this.#zip.close(out, to);
        this.done = true;
        return to;
      }
      if (!this.#writer) {
        this.#writer = 'texts' in file ? new StreamWriter(file) : new RowsWriter(file, this.#compile);
        to = this.#zip.begin(out, to, file.name);
      }
      const from = to;
      const before = this.#writer.next;
      to = this.#writer.write(out, to, Math.min(stop, to + out.work + STEP));
      out.room(to);
      this.next += this.#writer.next - before;
      this.#zip.add(out.bytes, from, to);
      if (!this.#writer.done) continue;
      to = this.#zip.end(out, to);
      this.#writer = undefined;
      this.#file++;
    }
    return to;
  }
}

/** Yields an answer as blocks of bytes. The next step reuses the block, so a caller that keeps it must copy it. */
export function* blocksOf(pump: Pump, size = 65_536): Generator<Uint8Array, void, undefined> {
  const out = new Out(size + 4 * ROOM);
  while (!pump.done) {
    const end = pump.write(out, 0, size); // its bytes are others when it has grown
    yield out.bytes.subarray(0, end);
  }
}

/** Returns an answer in one block. */
export function bytesOf(pump: Pump): Uint8Array {
  const end = pump.write(shared, 0, Number.POSITIVE_INFINITY);
  const bytes = shared.bytes.slice(0, end);
  if (shared.bytes.length > KEPT) shared = new Out(KEPT);
  return bytes;
}

/**
 * One block serves every call, because a call ends before the next one starts. A block that grew too large is
 * released.
 */
const KEPT = 1 << 20;
let shared = new Out(KEPT);

/** True if an answer has at most a number of bytes; otherwise the approximate number of rows that fit. */
export type Fit = { readonly fits: true } | { readonly fits: false; readonly rows: number };

/** Returns the problem of an answer over a number of bytes, with the approximate number of rows that fit. */
export function tooLarge(bytes: number, fitting: number, rows: number): Problem {
  const most = rows > 0 ? `; about ${fitting} of ${rows} rows fit` : '';
  return new Problem('too-large', `the response would be over ${bytes} bytes${most}`);
}

/**
 * Finds out whether an answer has at most `most` bytes. It works in slices, so that other requests get their turn.
 * The first rows of each part give an estimate; only if that is close to the limit is the whole answer generated
 * and counted. For an answer with one part of rows, the beginning that is already written (`begun`) gives the
 * estimate.
 */
export function* fit(
  parts: readonly AnswerPart[],
  pretty: boolean,
  most: number,
  begun: Begun = { bytes: 0, rows: 0 },
): Generator<void, Fit, undefined> {
  const [only, ...others] = parts.filter((part) => typeof part === 'object');
  if (only && isRows(only) && others.length === 0 && begun.bytes >= SAMPLE) {
    if ((begun.bytes / begun.rows) * rowsIn(only) < most / SURE) return { fits: true };
  }
  let expected = 0;
  let count = 0;
  for (const part of parts) {
    const rows = rowsIn(part);
    const pump = new Pump([part], pretty);
    let end = 0;
    for (; !pump.done && (end < SAMPLE || pump.rows < Math.min(1, rows)) && end <= most; yield)
      end += pump.write(counted, 0, STEP);
    expected += pump.done ? end : (end / Math.max(1, pump.rows)) * Math.max(1, rows);
    count += rows;
  }
  if (expected < most / SURE) return { fits: true };
  if (expected > most * SURE) return { fits: false, rows: Math.floor((count * most) / expected) };
  const pump = new Pump(parts, pretty);
  for (let made = 0; !pump.done; ) {
    made += pump.write(counted, 0, STEP);
    if (made > most) return { fits: false, rows: Math.max(0, pump.rows - 1) };
    yield;
  }
  return { fits: true };
}

/** The beginning of an answer. */
export interface Begun {
  readonly bytes: number;
  readonly rows: number;
}

/**
 * Bytes of a part to sample, at least one row, and the factor between an estimate and the limit that settles the
 * question.
 */
const SAMPLE = 32_768;
const SURE = 2;

const counted = new Out();
