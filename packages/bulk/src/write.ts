import type { Writable } from 'node:stream';
import { type Progress, watchPump } from '@specimen/runtime/progress';
import { type AnswerPart, Pump, blocksOf as pumpBlocks, type Rows, type Span } from 'specimen-data/internal';
import type { FileFormat } from './format.ts';
import type { Job } from './job.ts';
import { type Sending, send } from './output.ts';
import { type Range, spansOf } from './spans.ts';
import { ALONE, type Makers, Threads } from './threads.ts';

/** Rows to write, and how. */
export interface Writing {
  readonly rows: Rows;
  readonly job: Job;
  readonly format: FileFormat;
  readonly threads: number;
  readonly progress?: Progress | undefined;
}

/** Writes the rows of a range, between texts if there are some, to a stream or a file. */
export async function writeRows(
  target: Writable | string,
  writing: Writing,
  { range, around = { before: '', after: '' } }: { range: Range; around?: { before: string; after: string } },
): Promise<void> {
  const makers = makersFor(writing, range.to - range.from);
  try {
    await send(target, enclosed(blocksOf(writing, makers, range), around), sending(writing));
  } finally {
    await makers.close();
  }
}

/** Writes an answer of JSON with line breaks, which is one stream from its beginning. */
export async function writePretty(
  target: Writable | string,
  writing: Writing,
  parts: readonly AnswerPart[],
): Promise<void> {
  const pump = new Pump(parts, true);
  const watch = watchPump(pump, writing.progress);
  await send(target, pumpBlocks(pump), { binary: writing.format.binary, watch });
}

/** As many threads as there are spans for. */
export function makersFor({ rows, job, format, threads }: Writing, count: number): Makers {
  const useful = threads === 1 ? 1 : Math.min(threads, Math.ceil(count / format.spanRows(rows)));
  return useful > 1 ? new Threads(useful, job) : ALONE;
}

/** The rows of a range in their format. */
export function blocksOf(
  { rows, format, progress }: Pick<Writing, 'rows' | 'format' | 'progress'>,
  makers: Makers,
  range: Range,
): AsyncIterable<Uint8Array> {
  const done = ({ from, to }: Span) => progress?.addRows(to - from);
  return format.file(rows, makers.make(rows, format, { spans: spansOf(range, format.spanRows(rows)), done }));
}

/** Returns how to send a file of a format, with progress. */
export function sending({ format, progress }: Pick<Writing, 'format' | 'progress'>): Sending {
  return { binary: format.binary, watch: (block) => progress?.addBytes(block.length) };
}

async function* enclosed(
  blocks: AsyncIterable<Uint8Array>,
  { before, after }: { before: string; after: string },
): AsyncGenerator<Uint8Array, void, undefined> {
  if (before) yield Buffer.from(before);
  yield* blocks;
  if (after) yield Buffer.from(after);
}
