import { chmodSync, createWriteStream, openSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { Problem, shown } from 'specimen-data/surface';
import { type Blocks, compressions } from './compress.ts';
import { fileName } from './name.ts';

/** Nobody reads any more: `| head` has what it wanted. */
export class Closed extends Error {}

export interface Sending {
  /** Whether it is no text, which a newline ends. */
  readonly binary?: boolean;
  /** Told of what is about to be written. */
  readonly watch?: (block: Uint8Array | string) => void;
}

/**
 * Writes to standard output or to a file, one block after the other has gone; text ends with a newline. A signal ends
 * the process; what was written of a file is then removed.
 */
export async function send(
  target: Writable | string,
  blocks: Blocks,
  { binary = false, watch }: Sending = {},
): Promise<void> {
  let sink: Sink | undefined;
  const end = (signal: NodeJS.Signals) => {
    sink?.drop();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    sink = typeof target === 'string' ? fileSink(target) : streamSink(target, 'standard output');
    for await (const block of packed(target, binary ? blocks : ended(blocks))) {
      if (block.length === 0) continue;
      watch?.(block);
      await sink.write(block);
      await turn(); // signals have their turn even where nothing waits
    }
    await sink.keep();
  } catch (error) {
    sink?.drop();
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
  }
}

/** The blocks as they go into a file: its name says whether they are compressed. */
function packed(target: Writable | string, blocks: Blocks): Blocks {
  const compression = typeof target === 'string' ? fileName(target).compression : undefined;
  const compress = compression === undefined ? undefined : compressions[compression];
  return compress ? compress(blocks) : blocks;
}

/** Text ends with a newline. */
async function* ended(blocks: Blocks): AsyncGenerator<Uint8Array | string, void, undefined> {
  let newline = true;
  for await (const block of blocks) {
    if (block.length > 0) newline = block.at(-1) === (typeof block === 'string' ? '\n' : NEWLINE);
    yield block;
  }
  if (!newline) yield '\n';
}

const NEWLINE = 10;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Sink {
  write(block: Uint8Array | string): Promise<void>;
  /** All is written. */
  keep(): Promise<void>;
  /** What was written is not wanted: it is removed at once. */
  drop(): void;
}

function streamSink(stream: Writable, what: string): Sink {
  return {
    write: (block) =>
      new Promise((resolve, reject) => {
        stream.write(block, (error) => (error ? reject(refusal(error, what)) : resolve()));
      }),
    keep: async () => {},
    drop() {},
  };
}

/** A file is written beside its name and gets it when it is whole. A device or a pipe is written as it is. */
function fileSink(file: string): Sink {
  const what = shown(file);
  return refusable(what, () => {
    const known = statSync(file, { throwIfNoEntry: false });
    if (known?.isDirectory()) throw new Problem('bad', `cannot write ${what}: it is a folder`);
    const target = known ? realpathSync(file) : file;
    if (known && !known.isFile()) return fileStream(target, 'w', what);
    const part = `${target}.part-${process.pid}`;
    const sink = fileStream(part, 'wx', what);
    return {
      write: sink.write,
      async keep() {
        await sink.keep();
        refusable(what, () => {
          if (known) chmodSync(part, known.mode);
          renameSync(part, target);
        });
      },
      drop() {
        rmSync(part, { force: true });
        sink.drop();
      },
    };
  });
}

/** What the system refuses is told as such. */
function refusable<T>(what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof Problem ? error : refusal(error as Error, what);
  }
}

/** The file is there when this returns, so that there is no moment in which a signal would leave it behind. */
function fileStream(path: string, flags: 'w' | 'wx', what: string): Sink {
  const stream = createWriteStream(path, { fd: openSync(path, flags) });
  stream.on('error', () => {}); // who writes sees it
  return {
    write: streamSink(stream, what).write,
    keep: () => finished(stream.end()),
    drop: () => void stream.destroy(),
  };
}

function refusal(error: Error & { code?: string }, what: string): Error {
  if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') return new Closed();
  return new Problem('bad', `cannot write ${what}: ${reason(error)}`);
}

/** Why the system refused, without its code and the call. */
export function reason(error: unknown): string {
  const { message } = error as Error;
  return /^[A-Z0-9]+: (.+?)(?:, \w+(?: .*)?)?$/s.exec(message)?.[1] ?? message;
}
