import type { Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Bytes or text, a block at a time; a block may be used again for the next. */
export type Blocks = Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>;

type Packed = AsyncIterable<Uint8Array>;

/** Compressions by the ending of the file name. */
export const compressions: Readonly<Record<string, (blocks: Blocks) => Packed>> = {
  gz: (blocks) => through(createGzip(), blocks),
  zst: zstd,
};

/** Blocks through a stream of Node's, which works beside this thread while the next block is made. */
export async function* through(stream: Transform, blocks: Blocks): Packed {
  const out: Uint8Array[] = [];
  stream.on('data', (piece: Uint8Array) => out.push(piece));
  let busy: Promise<void> = Promise.resolve();
  for await (const block of blocks) {
    const copy = Buffer.from(block);
    await busy;
    busy = new Promise((resolve, reject) => {
      stream.write(copy, (error) => (error ? reject(error) : resolve()));
    });
    yield* out.splice(0);
  }
  await busy;
  stream.end();
  await finished(stream);
  yield* out;
}

/** One frame of Zstandard. Blocks of one size, so that the bytes do not depend on how the rows came. */
async function* zstd(blocks: Blocks): Packed {
  const { Zstd } = await import('@hpcc-js/wasm-zstd');
  const encoder = await Zstd.load();
  encoder.reset();
  const whole = new Uint8Array(1 << 18);
  let held = 0;
  for await (const piece of blocks) {
    const block = typeof piece === 'string' ? Buffer.from(piece) : piece;
    for (let at = 0; at < block.length; ) {
      const part = block.subarray(at, at + whole.length - held);
      whole.set(part, held);
      at += part.length;
      held += part.length;
      if (held < whole.length) break;
      yield encoder.compressChunk(whole);
      held = 0;
    }
  }
  yield encoder.compressChunk(whole.subarray(0, held));
  yield encoder.compressEnd();
}
