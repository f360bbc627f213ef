import { realpathSync, rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { constants } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import { Problem, shown } from 'specimen-data/surface';
import { type Io, reason } from './io.ts';

/** Nobody reads any more: `| head` has what it wanted. */
export class Closed extends Error {}

/** Bytes or text, a block at a time; a block may be used again for the next. */
export type Blocks = Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>;

/**
 * Writes to standard output or to a file, one block after the other has gone, and ends with a newline. A signal ends the
 * process; what was written of a file is then removed.
 */
export async function send(io: Io, blocks: Blocks, file?: string): Promise<void> {
  const sink = file === undefined ? streamSink(io) : await fileSink(file);
  const end = (signal: NodeJS.Signals) => {
    sink.drop();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    let newline = true;
    for await (const block of blocks) {
      if (block.length === 0) continue;
      newline = block.at(-1) === (typeof block === 'string' ? '\n' : NEWLINE);
      await sink.write(block);
      await turn(); // signals have their turn even where nothing waits
    }
    if (!newline) await sink.write('\n');
    await sink.keep();
  } catch (error) {
    sink.drop();
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
  }
}

const NEWLINE = 10;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Sink {
  write(block: Uint8Array | string): Promise<void>;
  /** All is written. */
  keep(): Promise<void>;
  /** What was written is not wanted. */
  drop(): void;
}

function streamSink({ stdout }: Io): Sink {
  return {
    write: (block) =>
      new Promise((resolve, reject) => {
        stdout.write(block, (error) => (error ? reject(refusal(error, 'standard output')) : resolve()));
      }),
    keep: async () => {},
    drop() {},
  };
}

/** A file is written beside its name and gets it when it is whole. A device or a pipe is written as it is. */
async function fileSink(file: string): Promise<Sink> {
  const known = statSync(file, { throwIfNoEntry: false });
  if (known?.isDirectory()) throw new Problem('bad', `cannot write ${shown(file)}: it is a folder`);
  const target = known ? realpathSync(file) : file;
  const special = known !== undefined && !known.isFile();
  const part = special ? target : `${target}.part-${process.pid}`;
  const refused = (error: unknown): never => {
    throw refusal(error as Error, shown(file));
  };
  const handle = await open(part, special ? 'w' : 'wx', known?.mode).catch(refused);
  return {
    write: (block) => handle.appendFile(block).catch(refused),
    async keep() {
      await handle.close();
      if (!special) await rename(part, target).catch(refused);
    },
    drop() {
      if (!special) rmSync(part, { force: true });
    },
  };
}

function refusal(error: Error & { code?: string }, what: string): Error {
  if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') return new Closed();
  return new Problem('bad', `cannot write ${what}: ${reason(error)}`);
}
