import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** The bytes of a file, unpacked where its name or its beginning says that it is packed. */
export async function* bytesIn(file: string): AsyncGenerator<Uint8Array, void, undefined> {
  const pieces = createReadStream(file, { highWaterMark: 1 << 18 });
  const rest = pieces[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  const first = await rest.next();
  if (first.done) return;
  const all = joined(first.value, rest);
  if (begins(first.value, GZIP)) yield* gunzipped(all);
  else if (begins(first.value, ZSTD)) yield* unzstd(all);
  else yield* all;
}

const GZIP = [0x1f, 0x8b];
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd];

function begins(piece: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, i) => piece[i] === byte);
}

async function* joined(
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

async function* gunzipped(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const unpack = createGunzip();
  pipeline(pieces, unpack, () => {}); // its errors reach whoever reads
  yield* unpack;
}

/** By Node's own decoder, which it has since version 22; before that in one piece. */
async function* unzstd(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const zlib = (await import('node:zlib')) as {
    readonly createZstdDecompress?: () => NodeJS.ReadWriteStream;
  } & object;
  if (zlib.createZstdDecompress) {
    const unpack = zlib.createZstdDecompress();
    pipeline(pieces, unpack, () => {});
    yield* unpack as unknown as AsyncIterable<Uint8Array>;
    return;
  }
  const { Zstd } = await import('@hpcc-js/wasm-zstd');
  const whole: Uint8Array[] = [];
  for await (const piece of pieces) whole.push(piece);
  yield (await Zstd.load()).decompress(Buffer.concat(whole));
}
