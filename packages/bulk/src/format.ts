import { type Format, formats, Out, Problem, Pump, type Rows, type Span } from 'specimen-data/internal';

/** A way of writing rows to a file: in spans, each of which can be made by itself, by another thread too. */
export interface FileFormat {
  readonly key: string;
  /** True if the format is binary: a terminal cannot show it, and no newline ends it. */
  readonly binary: boolean;
  /** Files of the format can be joined if they are cut at multiples of this number of rows. By default they cannot be joined. */
  readonly joins?: number | undefined;
  /** Returns whether the file has a head before its rows. */
  hasHead?(rows: Rows): boolean;
  /** True if only the first of several files has the head. */
  readonly headOnce?: boolean;
  /** Options that decide the bytes, if the format has any. */
  readonly told?: object;
  /** Maximum number of lines, if the format has one. */
  readonly most?: number;
  /** Returns the number of rows of a span. */
  spanRows(rows: Rows): number;
  /** Makes a span. What comes may be used again for the next: who keeps it takes a copy. */
  make(rows: Rows, span: Span): Iterable<Made>;
  /** The file of what was made, span after span. */
  file(rows: Rows, made: AsyncIterable<Made>): AsyncIterable<Uint8Array>;
}

/** Bytes of a file, and what it must know of them at its end. */
export interface Made {
  readonly bytes: Uint8Array;
  readonly note?: unknown;
}

/** Refuses more lines than a file of a format can hold. */
export function refuseMore(
  { key, most = Number.POSITIVE_INFINITY }: Pick<FileFormat, 'key' | 'most'>,
  lines: number,
  mend = 'use csv or parquet',
): void {
  if (lines > most)
    throw new Problem('too-many-rows', `${key} holds at most ${most} rows, not ${lines}: ${mend}`);
}

/** A text format as a file: its blocks, one after the other. */
export function textFile(format: Format): FileFormat {
  return {
    key: format.key,
    binary: false,
    joins: format.joins,
    hasHead: ({ source }) => format.frame(source, true).head.length > 0,
    spanRows: (rows) => multiple(rowsWithin(rows, TEXT_SPAN), format.joins),
    *make(rows, span) {
      const pump = new Pump([{ rows, format, span }]);
      const out = free.pop() ?? new Out(BLOCK + SPARE);
      while (!pump.done) {
        const end = pump.write(out, 0, BLOCK); // its bytes are others when it has grown
        yield { bytes: out.bytes.subarray(0, end) };
      }
      free.push(out);
    },
    async *file(_, made) {
      for await (const { bytes } of made) yield bytes;
    },
  };
}

/** Approximate size of a span and of a write to a file, in bytes. */
const TEXT_SPAN = 1 << 20;
const BLOCK = 1 << 18;
/** Number of bytes by which a block may exceed its target size. */
const SPARE = 1 << 14;
/** Blocks that no span is written to now: new ones would be cleared each time. */
const free: Out[] = [];

function multiple(rows: number, of = 1): number {
  return Math.ceil(rows / of) * of;
}

/** Returns the number of rows that take about the given bytes, estimated from the first rows. Deterministic, since files are cut there. */
export function rowsWithin(rows: Rows, bytes: number): number {
  const { count = 1 } = rows;
  if (count === 0) return 1;
  const some = Math.min(count, Math.ceil(SAMPLE / sizeOf(rows, 1)));
  return Math.max(1, Math.floor((bytes * some) / sizeOf(rows, some)));
}

/** Returns the size of the first rows in bytes. Counts whole rows: the place where a pump stops within a row depends on the writer. */
function sizeOf(rows: Rows, count: number): number {
  const pump = new Pump([
    { rows, format: formats.get('ndjson') as Format, span: { from: 0, to: count, head: false } },
  ]);
  let size = 0;
  while (!pump.done) size += pump.write(sample, 0, SAMPLE);
  return size;
}

const SAMPLE = 32_768;
const sample = new Out();
