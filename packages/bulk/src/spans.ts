import type { Span } from 'specimen-data/internal';

/** The rows to write. */
export interface Range {
  readonly from: number;
  readonly to: number;
  /** True to write the format's head before the rows. By default only the first span has it. */
  readonly head?: boolean;
}

/** The spans of a range, each of so many rows; one where there is none, for the head. */
export function* spansOf(
  { from, to, head = from === 0 }: Range,
  size: number,
): Generator<Span, void, undefined> {
  for (let at = from; at === from || at < to; at += size)
    yield { from: at, to: Math.min(to, at + size), head: head && at === from };
}

/** The rows of one of several shards, cut at multiples of `step`: together they are all, in order. */
export function shardRange(rows: number, { index, count }: Shard, step: number): Range {
  const steps = Math.ceil(rows / step);
  const cut = (at: number) => Math.min(rows, Math.floor((steps * at) / count) * step);
  return { from: cut(index - 1), to: cut(index), head: index === 1 };
}

/** One of `count` shards, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}
