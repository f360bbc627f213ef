import { expect, it } from 'vitest';
import { DRAWS, type Random } from './random.ts';
import { Weights } from './weights.ts';

/** Returns a stream whose next number is this share of the range. */
const at = (share: number) => ({ next: () => share * DRAWS }) as Random;

it('draws each place as often as it weighs', () => {
  const weights = new Weights([1, 0, 2, 1]);
  expect(weights.total).toBe(4);
  expect([0, 0.2, 0.25, 0.5, 0.74, 0.75, 0.99].map((share) => weights.draw(at(share)))).toEqual([
    ...[0, 0, 2, 2, 2, 3, 3],
  ]);
});

it('knows weights that differ by more than a pool has slots', () => {
  const weights = new Weights([1, 999_999]);
  expect([0, 0.000_000_9, 0.000_001].map((share) => weights.draw(at(share)))).toEqual([0, 0, 1]);
});
