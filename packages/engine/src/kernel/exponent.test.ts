import { expect, it } from 'vitest';
import { exponential, logarithm } from './exponent.ts';

it.each([-4, -1, 0, 0.5, 1, 3, 8])('raises e to the power of %d', (x) => {
  expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 9);
});

it.each([0.01, 0.5, 1, 2.98, 100])('returns the logarithm of %d', (x) => {
  expect(logarithm(x)).toBeCloseTo(Math.log(x), 9);
});
