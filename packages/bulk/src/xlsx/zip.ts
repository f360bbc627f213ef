import { createDeflateRaw } from 'node:zlib';
import { Problem } from 'specimen-data/surface';
import { through } from '../compress.ts';

type Content = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** A zip file of entries that come in blocks: their sizes stand behind them (APPNOTE.TXT 4.3.9). */
export async function* zipped(
  entries: Readonly<Record<string, Content>>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(entries)) {
    const name = Buffer.from(path);
    const tally = { crc: 0xffffffff, size: 0 };
    const start = at;
    const local = Buffer.concat([
      record([LOCAL, 4], ...COMMON, [0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]),
      name,
    ]);
    yield local;
    at += local.length;
    const begun = at;
    for await (const block of through(createDeflateRaw({ level: 1 }), counted(content, tally))) {
      yield block;
      at += block.length;
    }
    const sizes = [
      [~tally.crc >>> 0, 4],
      [at - begun, 4],
      [tally.size, 4],
    ] as const;
    if (Math.max(tally.size, at) > 0xffffffff)
      throw new Problem('bad', 'xlsx is over 4 GiB: write fewer rows, csv or parquet');
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

/** What both headers have: the version, sizes behind the data and UTF-8 names, deflate, no time, 1980-01-01. */
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

async function* counted(content: Content, tally: { crc: number; size: number }) {
  for await (const block of content) {
    let { crc } = tally;
    for (let i = 0; i < block.length; i++)
      crc = (CRC[(crc ^ (block[i] as number)) & 255] as number) ^ (crc >>> 8);
    tally.crc = crc;
    tally.size += block.length;
    yield block;
  }
}

const CRC = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
