import { expect } from 'vitest';

/** Returns the files of a zip archive without compression, as its directory lists them. */
export function unzipped(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [crc, size, name] = [at + 16, at + 20, at + 28].map((place, i) =>
      i === 2 ? bytes.readUInt16LE(place) : bytes.readUInt32LE(place),
    ) as [number, number, number];
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(from, from + size);
    expect(crcOf(content)).toBe(crc);
    expect(bytes.readUInt32LE(from + size)).toBe(0x08074b50);
    files.set(bytes.subarray(at + 46, at + 46 + name).toString(), content.toString());
    at += 46 + name;
  }
  expect(at).toBe(end);
  return files;
}

/** Returns the CRC-32, bit by bit. */
function crcOf(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
