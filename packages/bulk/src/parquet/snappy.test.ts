import fc from 'fast-check';
import { expect, it } from 'vitest';
import { snappy } from './snappy.ts';

/** Reads Snappy by its format description. */
function read(packed: Uint8Array): Uint8Array {
  const out: number[] = [];
  let at = 0;
  const next = () => packed[at++] as number;
  const number = (bytes: number) =>
    Array.from({ length: bytes }, (_, i) => next() * 256 ** i).reduce((sum, part) => sum + part, 0);
  let length = 0;
  for (let shift = 0, more = true; more; shift += 7) {
    const byte = next();
    length += (byte & 127) * 2 ** shift;
    more = byte > 127;
  }
  while (at < packed.length) {
    const tag = next();
    const kind = tag & 3;
    if (kind === 0) {
      const size = tag >> 2;
      const count = 1 + (size < 60 ? size : number(size - 59));
      for (let i = 0; i < count; i++) out.push(next());
    } else {
      const count = kind === 1 ? 4 + ((tag >> 2) & 7) : 1 + (tag >> 2);
      const offset = kind === 1 ? ((tag >> 5) << 8) | next() : number(kind === 2 ? 2 : 4);
      expect(offset).toBeGreaterThan(0);
      expect(offset).toBeLessThanOrEqual(out.length);
      for (let i = 0; i < count; i++) out.push(out[out.length - offset] as number);
    }
  }
  expect(out).toHaveLength(length);
  return Uint8Array.from(out);
}

it('gives back whatever was compressed', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.uint8Array({ maxLength: 2000, max: 2 }),
    fc
      .tuple(fc.uint8Array({ minLength: 1, maxLength: 90 }), fc.nat({ max: 60 }), fc.uint8Array())
      .map(([part, times, end]) =>
        Uint8Array.from([
          ...Array(times)
            .fill([...part])
            .flat(),
          ...end,
        ]),
      ),
  );
  fc.assert(
    fc.property(bytes, (input) => {
      expect(read(snappy(input))).toEqual(Uint8Array.from(input));
    }),
  );
});

it('compresses what repeats, over many blocks, and what stands in the middle of memory', () => {
  const line = 'anna.mueller1234@example.com ';
  const text = new TextEncoder().encode(Array.from({ length: 9000 }, (_, i) => line + i * 7919).join(' '));
  const packed = snappy(text.subarray(5));
  expect(packed.length).toBeLessThan(text.length / 3);
  expect(read(packed)).toEqual(text.slice(5));
});

it('makes what does not repeat hardly longer', () => {
  const noise = new Uint8Array(200_000);
  let state = 1;
  for (let i = 0; i < noise.length; i++) {
    state = (state * 48_271) % 2_147_483_647;
    noise[i] = state >> 7;
  }
  const packed = snappy(noise);
  expect(packed.length).toBeLessThan(noise.length * 1.001);
  expect(read(packed)).toEqual(noise);
});
