import { type Source, valuesOf as sourceValues, type Value } from '../draw/source.ts';
import type { Format, Frame } from '../formats/format.ts';
import { formats } from '../formats/index.ts';
import { Out, putPiece } from '../kernel/bytes.ts';
import { find } from '../kernel/find.ts';
import { LIMITS, object, whole } from '../kernel/limits.ts';
import { RowKey } from '../kernel/random.ts';
import { freshSeed, type Seed, seedText } from '../kernel/seed.ts';
import { compile, type FieldList, type World } from './spec.ts';

export interface GenerateOptions {
  /** How many rows; one bare row when left out. */
  readonly n?: number | undefined;
  readonly fields?: FieldList | undefined;
  readonly seed?: Seed | undefined;
  /** The first row of the seed's endless table. */
  readonly offset?: number | undefined;
}

export interface WriteOptions extends GenerateOptions {
  readonly format?: string | undefined;
}

/** What to make: a compiled source and the rows asked for. */
export interface Job {
  readonly source: Source;
  readonly seed: string;
  readonly count: number | undefined;
  readonly offset: number;
}

/** Checks the options and compiles the spec. */
export function jobOf(world: World, spec: string, options: GenerateOptions = {}): Job {
  return jobFor(compile(world, spec, object(options, 'options').fields), options);
}

/** Checks the options for a source that is compiled already. */
export function jobFor(source: Source, { n, seed, offset }: GenerateOptions): Job {
  return {
    source,
    seed: seed === undefined ? freshSeed() : seedText(seed),
    count: n === undefined ? undefined : whole(n, 'n', 1, Number.MAX_SAFE_INTEGER),
    offset: offset === undefined ? 0 : whole(offset, 'offset', 0, LIMITS.offset),
  };
}

/** The values of a job: one bare value, or an array of `count`. */
export function valuesOf(job: Job): Value {
  const [first, ...rest] = blocksOfValues(job);
  if (job.count === undefined) return first?.[0] as Value;
  return rest.length === 0 ? (first as Value[]) : ([] as Value[]).concat(first as Value[], ...rest);
}

/** The rows of a job, one at a time. */
export function* rowsOf(job: Job): Generator<Value, void, undefined> {
  for (const block of blocksOfValues(job)) yield* block;
}

/** Rows are decoded together, some at a time. */
const BLOCK = 64;

function* blocksOfValues({ source, seed, count = 1, offset }: Job): Generator<Value[], void, undefined> {
  const row = new RowKey(seed);
  for (let from = 0; from < count; from += BLOCK) {
    yield sourceValues(source, rowsAt(row, offset + from, Math.min(BLOCK, count - from)));
  }
}

function* rowsAt(row: RowKey, from: number, count: number): Generator<RowKey, void, undefined> {
  for (let i = 0; i < count; i++) yield row.at(from + i);
}

/** All of a job as bytes of a format, in one piece. */
export function bytesOf(job: Job, format: Format): Uint8Array {
  return bytesUpTo(job, format, Number.POSITIVE_INFINITY) as Uint8Array;
}

/** All of a job as bytes in one piece, unless they are more than `most`. */
export function bytesUpTo(job: Job, format: Format, most: number): Uint8Array | undefined {
  const write = writer(job, format);
  const end = write(shared, most + 1);
  const bytes = end <= most ? shared.bytes.slice(0, end) : undefined;
  if (shared.bytes.length > KEPT) shared = new Out(KEPT);
  return bytes;
}

/** One block serves every call, since a call is over before the next; what grew too large is let go. */
const KEPT = 1 << 20;
let shared = new Out(KEPT);

/**
 * A job as blocks of bytes, for any number of rows in constant memory. The block is used again for the
 * next one: whoever keeps it longer takes a copy.
 */
export function* blocksOf(job: Job, format: Format, size = 65_536): Generator<Uint8Array, void, undefined> {
  const out = new Out(size * 2);
  const write = writer(job, format);
  for (let end = write(out, size); end > 0; end = write(out, size)) yield out.bytes.subarray(0, end);
}

/** The format of that name. */
export function formatOf(name: string | undefined): Format {
  return find(formats, name ?? 'json', 'format', 'bad');
}

/** The frames of each source, those of a bare row and those of many. */
const frames = new WeakMap<Source, { readonly one: Map<Format, Frame>; readonly many: Map<Format, Frame> }>();

/** The frame of a source in a format, computed once. */
function frameOf(source: Source, format: Format, many: boolean): Frame {
  let known = frames.get(source);
  if (!known) {
    known = { one: new Map(), many: new Map() };
    frames.set(source, known);
  }
  const own = many ? known.many : known.one;
  let frame = own.get(format);
  if (!frame) {
    frame = format.frame(source, many);
    own.set(format, frame);
  }
  return frame;
}

/** Writes rows until the block is full; returns how many bytes, 0 when all is written. */
function writer(job: Job, format: Format): (out: Out, size: number) => number {
  const { source, seed, count = 1, offset } = job;
  const frame = frameOf(source, format, job.count !== undefined);
  const row = new RowKey(seed);
  let next = 0;
  let done = false;
  return (out, size) => {
    if (done) return 0;
    let at = next === 0 ? putPiece(out, 0, frame.head) : 0;
    while (next < count && at < size) {
      if (next > 0) at = putPiece(out, at, frame.between);
      source.open(row.at(offset + next));
      next++;
      at = frame.row(out, at, next);
    }
    if (next === count) {
      at = putPiece(out, at, frame.tail);
      done = true;
    }
    return at;
  };
}
