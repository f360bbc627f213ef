import { describe, expect, it } from 'vitest';
import { bundled, codes, countryProgram, validatorProgram } from '../../bench/sizes.mjs';
import { validators } from '../../packages/engine/src/validators/index.ts';

/** The most gzipped bytes of a bundled program; `docs/decisions/bundle-budget.md` says why. */
const BUDGET = {
  country: { median: 93 * 1024, most: 116 * 1024 },
  validator: { median: 7_000, most: 12_000 },
};

/** Returns the gzipped sizes of programs, and prints the median and the largest. */
async function sizesOf(names: readonly string[], program: (name: string) => string) {
  const sizes = await bundled(names.map(program));
  const sorted = names
    .map((name, i) => ({ name, size: sizes[i]?.gzipped as number }))
    .sort((a, b) => a.size - b.size);
  const median = sorted[Math.floor(sorted.length / 2)]?.size as number;
  const { name, size: most } = sorted.at(-1) as { name: string; size: number };
  console.log(`gzipped: median ${median} bytes, most ${most} (${name})`);
  return { median, most };
}

describe('a bundled program stays within its budget', () => {
  it.each([
    ['country', codes, countryProgram],
    ['validator', validators.map(({ id }) => id), validatorProgram],
  ] as const)('with one %s', async (kind, names, program) => {
    const { median, most } = await sizesOf(names, program);
    expect(median).toBeLessThanOrEqual(BUDGET[kind].median);
    expect(most).toBeLessThanOrEqual(BUDGET[kind].most);
  });
});
