import { expect, it } from 'vitest';
import { rounded, stepOf } from './rounded.ts';

it.each([
  [0.4, 100, 100],
  [199, 100, 100],
  [200, 100, 200],
  [499, 100, 200],
  [500, 100, 500],
  [9_999, 100, 5_000],
  [123_456, 1, 100_000],
])('takes steps of 1, 2 and 5: at most %d of a unit of %d', (most, unit, step) => {
  expect(stepOf(most, unit)).toBe(step);
});

it('rounds to whole steps, at least one', () => {
  expect(rounded(1_234, 500)).toBe(1_000);
  expect(rounded(1_251, 500)).toBe(1_500);
  expect(rounded(3, 500)).toBe(500);
});
