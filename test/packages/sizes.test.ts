import { describe, expect, it } from 'vitest';
import { bundled, codes, countryProgram, validatorProgram } from '../../bench/sizes.mjs';
import { validators } from '../../packages/engine/src/validators/index.ts';

/** Gzipped sizes of programs, the smallest first. */
async function sizesOf(names: readonly string[], program: (name: string) => string) {
  const sizes = await bundled(names.map(program));
  return names
    .map((name, i) => ({ name, size: sizes[i]?.gzipped as number }))
    .sort((a, b) => a.size - b.size);
}

describe('what a program carries, bundled and gzipped', () => {
  it('is under 60 KB for a country as a rule, and under 85 KB where people write many scripts', async () => {
    const sizes = await sizesOf(codes, countryProgram);
    const small = sizes.filter(({ size }) => size < 60_000);
    const middle = sizes[Math.floor(sizes.length / 2)];
    const { name, size } = sizes.at(-1) as { name: string; size: number };
    console.log(
      `one country: ${middle?.size} bytes in the middle, ${small.length} of ${sizes.length} under 60 KB, ${name} ${size}`,
    );
    expect(small.map((each) => each.name)).toContain('de');
    expect(small.length).toBeGreaterThan(50);
    expect(size).toBeLessThan(85_000);
  });

  it('is under 10 KB for a validator', async () => {
    const sizes = await sizesOf(
      validators.map(({ id }) => id),
      validatorProgram,
    );
    const { name, size } = sizes.at(-1) as { name: string; size: number };
    console.log(
      `one validator: ${sizes[Math.floor(sizes.length / 2)]?.size} bytes in the middle, ${name} ${size}`,
    );
    expect(sizes.filter((each) => each.size >= 10_000)).toEqual([
      { name: 'mrzTd3', size: expect.any(Number) },
    ]);
  });
});
