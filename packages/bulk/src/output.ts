import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  createWriteStream,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { withCleanup } from '@specimen/runtime/withCleanup';
import { Problem, shown } from 'specimen-data/internal';
import { begunName } from './begun.ts';
import { type Blocks, compressions } from './compress.ts';
import { fileName } from './name.ts';
import { refusable, refusal } from './refusal.ts';

export interface Sending {
  /** True if the output is binary; text ends with a newline. */
  readonly binary?: boolean;
  /** Told of what is about to be written. */
  readonly watch?: (block: Uint8Array | string) => void;
}

/**
 * Writes to a file, or to standard output a block while the next is made; text ends with a newline. A signal ends
 * the process; what was written of a file is then removed.
 */
export async function send(
  target: Writable | string,
  blocks: Blocks,
  { binary = false, watch }: Sending = {},
): Promise<void> {
  let sink: Sink | undefined;
  const write = async () => {
    sink = typeof target === 'string' ? fileSink(target) : streamSink(target, 'standard output');
    let turned = performance.now();
    for await (const block of packed(target, binary ? blocks : ended(blocks))) {
      if (block.length === 0) continue;
      watch?.(block);
      await sink.write(block);
      if (performance.now() - turned < PATIENCE) continue;
      await turn(); // signals have theirs even where nothing waits
      turned = performance.now();
    }
    await sink.keep();
  };
  // Of a device nothing is to be removed, and Node does not end by itself while it waits for the reader of a pipe.
  await (isDevice(target) ? write() : withCleanup(() => sink?.drop(), write));
}

/** Maximum delay of a signal in milliseconds. Yielding after every block would cost 5 % of the time. */
const PATIENCE = 20;

/** Returns whether a target is written directly: a pipe, a terminal, /dev/null. */
function isDevice(target: Writable | string): boolean {
  if (typeof target !== 'string') return false;
  const known = refusable(shown(target), () => statSync(target, { throwIfNoEntry: false }));
  return known !== undefined && !known.isFile() && !known.isDirectory();
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

interface Sink {
  /** Takes a block, which may be used again. */
  write(block: Uint8Array | string): Promise<void>;
  /** All is written. */
  keep(): Promise<void>;
  /** Discards the output and removes its file. */
  drop(): void;
}

/** Writes a block when the one before it has gone, and does not wait for it: it is copied, since it may be used again. */
function streamSink(stream: Writable, what: string): Sink {
  let copy = Buffer.alloc(0);
  /** Over when the last block has gone. */
  let last: Promise<void> = Promise.resolve();
  const copied = (block: Uint8Array) => {
    if (copy.length < block.length) copy = Buffer.allocUnsafeSlow(block.length);
    copy.set(block);
    return copy.subarray(0, block.length);
  };
  return {
    async write(block) {
      await last;
      const own = typeof block === 'string' ? block : copied(block);
      last = new Promise((resolve, reject) => {
        stream.write(own, (error) => (error ? reject(refusal(error, what)) : resolve()));
      });
      last.catch(() => {}); // who waits for it is told
    },
    keep: () => last,
    drop() {},
  };
}

/** A file is written beside its name and gets it when it is whole. A device, a pipe or a stream of ours is written as it is. */
function fileSink(file: string): Sink {
  const what = shown(file);
  return refusable(what, () => {
    const known = statSync(file, { throwIfNoEntry: false });
    if (known?.isDirectory()) throw new Problem('file-error', `cannot write ${what}: it is a folder`);
    if (isDevice(file)) return opened(createWriteStream(file), what);
    const own = ownStream(file);
    if (own !== undefined) return opened(createWriteStream(file, { fd: own, autoClose: false }), what);
    const target = known ? realpathSync(file) : linkedFrom(file);
    if (known) accessSync(target, constants.W_OK); // else what nobody may write would be replaced
    const part = begunName(target);
    rmSync(part, { force: true }); // of a process of our number that was killed: in a container it is always the same
    // Opened at once: there is no moment in which a signal would leave it behind.
    const fd = openSync(part, 'wx');
    let isOpen = true;
    const close = () => {
      if (isOpen) closeSync(fd);
      isOpen = false;
    };
    return {
      // A synchronous write into the disk cache is faster than handing the block to another thread.
      write: async (block) => refusable(what, () => writeWhole(fd, block)),
      keep: async () =>
        refusable(what, () => {
          close();
          if (known) chmodSync(part, known.mode);
          renameSync(part, target);
        }),
      drop() {
        rmSync(part, { force: true });
        close();
      },
    };
  });
}

function writeWhole(fd: number, block: Uint8Array | string): void {
  const bytes = typeof block === 'string' ? Buffer.from(block) : block;
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
}

/** Returns the descriptor of a stream that the process already has. Opening it again would truncate a redirected file. */
function ownStream(file: string): number | undefined {
  const [, name = '', number] = /^\/dev\/(?:(stdout|stderr)|fd\/([0-9]+))$/.exec(file) ?? [];
  return number === undefined ? STREAMS[name] : Number(number);
}

const STREAMS: Readonly<Record<string, number>> = { stdout: 1, stderr: 2 };

/** A name that is free, or what a link of that name leads to. */
function linkedFrom(file: string): string {
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? linkedFrom(resolve(realpathSync(dirname(file)), readlinkSync(file))) : file;
}

function opened(stream: Writable, what: string): Sink {
  stream.on('error', () => {}); // who writes sees it
  const sink = streamSink(stream, what);
  return {
    write: sink.write,
    async keep() {
      await sink.keep();
      await finished(stream.end());
    },
    drop: () => void stream.destroy(),
  };
}
