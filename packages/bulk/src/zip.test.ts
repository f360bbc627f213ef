import { crc32, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { zipped } from './zip.ts';

async function archive(files: Readonly<Record<string, readonly string[]>>): Promise<Buffer> {
  const blocks: Uint8Array[] = [];
  for await (const block of zipped(files)) blocks.push(block.slice());
  return Buffer.concat(blocks);
}

/** The files of an archive as its directory tells them, each of which is told alike before and behind it. */
function read(bytes: Buffer): Record<string, string> {
  const u16 = (at: number) => bytes.readUInt16LE(at);
  const u32 = (at: number) => bytes.readUInt32LE(at);
  const files: Record<string, string> = {};
  const end = bytes.length - 22;
  let entry = u32(end + 16);
  expect([u32(end), u32(end + 12), u16(end + 8)]).toEqual([0x06054b50, end - entry, u16(end + 10)]);
  let behind = 0;
  for (let i = 0; i < u16(end + 10); i++) {
    const [crc, packed, size] = [16, 20, 24].map((k) => u32(entry + k)) as [number, number, number];
    const [length, local] = [u16(entry + 28), u32(entry + 42)];
    expect([u32(entry), u32(local), local]).toEqual([0x02014b50, 0x04034b50, behind]);
    // Version, flags (sizes follow, UTF-8), deflated, 1980-01-01: the same in both places.
    const common = [20, 0x0808, 8, 0, 0x21];
    expect([0, 2, 4, 6, 8].map((k) => u16(local + 4 + k))).toEqual(common);
    expect([0, 2, 4, 6, 8].map((k) => u16(entry + 6 + k))).toEqual(common);
    const from = local + 30 + length;
    const held = inflateRawSync(bytes.subarray(from, from + packed));
    expect([held.length, crc32(held)]).toEqual([size, crc]);
    expect([0, 4, 8, 12].map((k) => u32(from + packed + k))).toEqual([0x08074b50, crc, packed, size]);
    const name = bytes.toString('utf8', entry + 46, entry + 46 + length);
    expect(bytes.toString('utf8', local + 30, from)).toBe(name);
    files[name] = held.toString();
    behind = from + packed + 16;
    entry += 46 + length;
  }
  expect([u32(end + 16), entry]).toEqual([behind, end]);
  return files;
}

it('tells of each file how long it is, packed and as it was, and its check sum', async () => {
  const long = Array.from({ length: 40_000 }, (_, i) => `häuser ${i * 7919}`).join();
  const files = {
    'a.csv': ['id\r\n', '1\r\n'],
    'größe.csv': [''],
    'none.csv': [],
    'long.csv': [long, '', long],
  };
  expect(read(await archive(files))).toEqual({
    'a.csv': 'id\r\n1\r\n',
    'größe.csv': '',
    'none.csv': '',
    'long.csv': long + long,
  });
  expect(read(await archive({}))).toEqual({});
});
