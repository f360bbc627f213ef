import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { decode, Out, putText } from './bytes.ts';
import { Zip } from './zip.ts';

/** Returns an archive of files, each written in pieces. */
function archive(files: Readonly<Record<string, readonly string[]>>): Uint8Array {
  const zip = new Zip();
  const out = new Out();
  let at = 0;
  for (const [name, pieces] of Object.entries(files)) {
    at = zip.begin(out, at, name);
    for (const piece of pieces) {
      out.room(at, 4 * piece.length);
      const end = putText(out, at, piece);
      zip.add(out.bytes, at, end);
      at = end;
    }
    at = zip.end(out, at);
  }
  at = zip.close(out, at);
  return out.bytes.slice(0, at);
}

/**
 * Reads the files of an archive by the directory at its end, and checks that the header and the descriptor of each
 * file agree with it.
 */
function read(bytes: Uint8Array): Record<string, string> {
  const view = new DataView(bytes.buffer);
  const [u16, u32] = [(at: number) => view.getUint16(at, true), (at: number) => view.getUint32(at, true)];
  const end = bytes.length - 22;
  expect([u32(end), u16(end + 4), u16(end + 6), u16(end + 20)]).toEqual([0x06054b50, 0, 0, 0]);
  const files: Record<string, string> = {};
  let entry = u32(end + 16);
  expect(u32(end + 12)).toBe(end - entry);
  expect(u16(end + 8)).toBe(u16(end + 10));
  let behind = 0;
  for (let i = 0; i < u16(end + 10); i++) {
    expect(u32(entry)).toBe(0x02014b50);
    const [crc, size, length, local] = [u32(entry + 16), u32(entry + 24), u16(entry + 28), u32(entry + 42)];
    const name = decode(bytes, entry + 46, entry + 46 + length);
    expect([u32(local), u16(local + 26), u16(local + 28)]).toEqual([0x04034b50, length, 0]);
    expect(local).toBe(behind);
    // Version, flags (sizes follow, UTF-8), stored, 1980-01-01: the same in both places.
    const common = [20, 0x0808, 0, 0, 0x21];
    expect([0, 2, 4, 6, 8].map((k) => u16(local + 4 + k))).toEqual(common);
    expect([0, 2, 4, 6, 8].map((k) => u16(entry + 6 + k))).toEqual(common);
    expect([14, 18, 22].map((k) => u32(local + k))).toEqual([0, 0, 0]);
    expect([
      u16(entry + 4),
      u32(entry + 20),
      ...[30, 32, 34, 36].map((k) => u16(entry + k)),
      u32(entry + 38),
    ]).toEqual([20, size, 0, 0, 0, 0, 0]);
    const from = local + 30 + length;
    const held = bytes.subarray(from, from + size);
    expect(decode(bytes, local + 30, from)).toBe(name);
    expect(crc32(held)).toBe(crc);
    behind = from + size + 16;
    expect([0, 4, 8, 12].map((k) => u32(from + size + k))).toEqual([0x08074b50, crc, size, size]);
    files[name] = decode(bytes, from, from + size);
    entry += 46 + length;
  }
  expect(u32(end + 16)).toBe(behind);
  expect(entry).toBe(end);
  return files;
}

it('holds its files as they are, whatever pieces they come in', () => {
  const long = 'häuser,'.repeat(5000);
  expect(
    read(archive({ 'a.csv': ['id\r\n', '1\r\n'], 'größe.csv': [], 'long.csv': [long, '', long] })),
  ).toEqual({
    'a.csv': 'id\r\n1\r\n',
    'größe.csv': '',
    'long.csv': long + long,
  });
});

it('may hold nothing, or a name that is longer than a block', () => {
  expect(read(archive({}))).toEqual({});
  const name = 'n'.repeat(30_000);
  expect(read(archive({ [name]: ['x'] }))).toEqual({ [name]: 'x' });
});
