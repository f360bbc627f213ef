import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Progress } from '@specimen/runtime/progress';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import { blocksOf, type Format, Pump, type Rows } from 'specimen-data/internal';

/** Rows to load. */
export interface Loading {
  readonly rows: Rows;
  readonly format: Format;
  readonly progress?: Progress | undefined;
}

/** Loads rows by a statement of COPY: the bytes that the engine writes, no faster than the database takes them. */
export async function copyRows(client: Client, statement: string, loading: Loading): Promise<void> {
  await pipeline(Readable.from(blocks(loading)), client.query(from(statement)));
}

function* blocks({ rows, format, progress }: Loading): Generator<Buffer, void, undefined> {
  const span = { from: 0, to: rows.count ?? 1, head: false };
  const pump = new Pump([{ rows, format, span }]);
  let told = 0;
  for (const block of blocksOf(pump, BLOCK)) {
    progress?.addRows(pump.rows - told);
    told = pump.rows;
    progress?.addBytes(block.length);
    yield Buffer.from(block); // it may still wait in the socket when the next one is made
  }
}

const BLOCK = 1 << 17;
