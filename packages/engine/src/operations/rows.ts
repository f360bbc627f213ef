import { type Source, type Value, valuesAt } from '../draw/source.ts';
import type { Day } from '../kernel/day.ts';
import { RowKey } from '../kernel/random.ts';

/** Rows to generate: a source, a range of the seed's rows, and the as-of date. */
export interface Rows {
  readonly source: Source;
  readonly seed: string;
  /** The as-of date; the default one if undefined. */
  readonly asOf?: Day | undefined;
  /** Number of rows; undefined for a single row without an array. */
  readonly count: number | undefined;
  /** The first row. */
  readonly offset: number;
}

/** Returns the rows as values: a single value, or an array of `count`. */
export function valuesOf(rows: Rows): Value {
  const [first, ...rest] = blocksOfValues(rows);
  if (rows.count === undefined) return first?.[0] as Value;
  return rest.length === 0 ? (first ?? []) : ([] as Value[]).concat(first as Value[], ...rest);
}

/** Yields the rows as values, one at a time. */
export function* eachOf(rows: Rows): Generator<Value, void, undefined> {
  for (const block of blocksOfValues(rows)) yield* block;
}

/** Number of rows that are decoded together. */
const BLOCK = 64;

function* blocksOfValues({
  source,
  seed,
  asOf,
  count = 1,
  offset,
}: Rows): Generator<Value[], void, undefined> {
  const row = new RowKey(seed, asOf);
  for (let from = 0; from < count; from += BLOCK) {
    yield valuesAt(source, keysAt(row, offset + from, Math.min(BLOCK, count - from)));
  }
}

function* keysAt(row: RowKey, from: number, count: number): Generator<RowKey, void, undefined> {
  for (let i = 0; i < count; i++) yield row.at(from + i);
}
