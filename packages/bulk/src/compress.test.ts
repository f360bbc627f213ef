import { gunzipSync } from 'node:zlib';
import { decompress } from 'fzstd';
import { expect, it } from 'vitest';
import { compressions } from './compress.ts';

const UNPACK: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  gz: gunzipSync,
  zst: decompress,
};

async function packed(compression: string, blocks: Iterable<Uint8Array | string>): Promise<Buffer> {
  const out: Uint8Array[] = [];
  for await (const piece of compressions[compression]?.(blocks) ?? []) out.push(piece.slice());
  return Buffer.concat(out);
}

/** Text in blocks that use one buffer again and again, as rows come. */
function* blocks(text: Buffer, size: number): Generator<Uint8Array, void, undefined> {
  const block = new Uint8Array(size);
  for (let at = 0; at < text.length; at += size) {
    const piece = text.subarray(at, at + size);
    block.set(piece);
    yield block.subarray(0, piece.length);
    block.fill(0);
  }
}

const text = Buffer.from(
  Array.from({ length: 60_000 }, (_, i) => `row ${i} ${(i * 7919) % 1013}\r\n`).join(''),
);

it.each(Object.keys(compressions))('%s unpacks to what was written, however it came', async (compression) => {
  const unpack = UNPACK[compression] as (bytes: Uint8Array) => Uint8Array;
  const whole = await packed(compression, [text]);
  expect(Buffer.from(unpack(whole)).equals(text)).toBe(true);
  expect(whole.length).toBeLessThan(text.length / 3);
  for (const size of [1000, 65_536, 262_144, 300_001])
    expect((await packed(compression, blocks(text, size))).equals(whole), `${size}`).toBe(true);
  for (const short of [[], ['', 'é'], [Buffer.from('x')]])
    expect(Buffer.from(unpack(await packed(compression, short))).toString()).toBe(short.map(String).join(''));
});
