import type { Progress } from '@specimen/runtime/progress';
import type { Table } from 'specimen-data/internal';
import type { FileFormat } from './format.ts';
import { ALONE } from './threads.ts';
import { blocksOf } from './write.ts';

/** The file of a table, made for a seed. */
export function tableBlocks(
  { source, count }: Table,
  { seed, format, progress }: { seed: string; format: FileFormat; progress?: Progress | undefined },
): AsyncIterable<Uint8Array> {
  const rows = { source, seed, count, offset: 0 };
  return blocksOf({ rows, format, progress }, ALONE, { from: 0, to: count });
}
