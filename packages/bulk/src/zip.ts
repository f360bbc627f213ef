import { createGzip } from 'node:zlib';
import { Problem } from 'specimen-data/internal';
import { type Blocks, through } from './compress.ts';

/** A zip file of entries that come in blocks: their sizes stand behind them (APPNOTE.TXT 4.3.9). */
export async function* zipped(
  entries: Readonly<Record<string, Blocks>>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(entries)) {
    const name = Buffer.from(path);
    const sums = { crc: 0, size: 0 };
    const start = at;
    const local = Buffer.concat([
      record([LOCAL, 4], ...COMMON, [0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]),
      name,
    ]);
    yield local;
    at += local.length;
    const begun = at;
    for await (const block of deflated(content, sums)) {
      yield block;
      at += block.length;
    }
    const sizes = [
      [sums.crc, 4],
      [at - begun, 4],
      [sums.size, 4],
    ] as const;
    if (Math.max(sums.size, at) > 0xffffffff)
      throw new Problem(
        'too-large',
        'a zip file cannot be over 4 GiB: write fewer rows, or files without zip',
      );
    const behind = record([DESCRIPTOR, 4], ...sizes);
    yield behind;
    at += behind.length;
    directory.push(
      record([ENTRY, 4], [20, 2], ...COMMON, ...sizes, [name.length, 2], [0, 4], [0, 4], [0, 4], [start, 4]),
      name,
    );
  }
  const central = Buffer.concat(directory);
  const count = directory.length / 2;
  yield central;
  yield record([END, 4], [0, 4], [count, 2], [count, 2], [central.length, 4], [at, 4], [0, 2]);
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** Fields of both headers: version, flags (sizes after the data, UTF-8 names), deflate, no time, 1980-01-01. */
const COMMON = [
  [20, 2],
  [0x0808, 2],
  [8, 2],
  [0, 2],
  [0x21, 2],
] as const;

/** Numbers of so many bytes, the lowest first. */
function record(...fields: readonly (readonly [value: number, size: 2 | 4])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, size]) => sum + size, 0));
  let at = 0;
  for (const [value, size] of fields) at = bytes.writeUIntLE(value, at, size);
  return bytes;
}

/**
 * Yields the deflated data of an entry. Node's gzip produces it, between a header of ten bytes and a trailer of
 * eight (RFC 1952), which begins with the check sum that the directory needs.
 */
async function* deflated(
  content: Blocks,
  sums: { crc: number; size: number },
): AsyncGenerator<Uint8Array, void> {
  let held: Buffer = Buffer.alloc(0);
  let header = 10;
  for await (const block of through(createGzip({ level: 1 }), counted(content, sums))) {
    held = Buffer.concat([held, block.subarray(header)]);
    header -= Math.min(header, block.length);
    const end = Math.max(0, held.length - 8);
    yield held.subarray(0, end);
    held = held.subarray(end);
  }
  sums.crc = held.readUInt32LE(0);
}

async function* counted(content: Blocks, sums: { size: number }): AsyncGenerator<Uint8Array | string, void> {
  for await (const block of content) {
    sums.size += Buffer.byteLength(block);
    yield block;
  }
}
