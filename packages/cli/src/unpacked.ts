import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

type Pieces = AsyncIterable<Uint8Array | string>;

/** The pieces of a file, unpacked where they begin as gzip does: what the command writes as `.gz` it reads too. */
export async function* unpacked(pieces: Pieces): AsyncGenerator<Uint8Array | string, void, undefined> {
  const rest = pieces[Symbol.asyncIterator]();
  const { value: first, done } = await rest.next();
  if (done) return;
  const all = joined(first, rest);
  yield* begins(first, GZIP) ? gunzipped(all) : all;
}

const GZIP = [0x1f, 0x8b];
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd];

function begins(piece: Uint8Array | string, bytes: readonly number[]): boolean {
  return bytes.every((byte, i) => piece[i] === byte);
}

async function* joined(
  first: Uint8Array | string,
  rest: AsyncIterator<Uint8Array | string>,
): AsyncGenerator<Uint8Array | string, void, undefined> {
  try {
    if (begins(first, ZSTD)) throw new Error('it is packed as .zst: give - and what zstd -dc prints');
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.(); // who reads no further closes the file
  }
}

async function* gunzipped(pieces: Pieces): AsyncGenerator<Uint8Array, void, undefined> {
  const unpack = createGunzip();
  pipeline(pieces, unpack, () => {}); // its errors reach whoever reads
  yield* unpack;
}
