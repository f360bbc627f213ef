import { expect, it } from 'vitest';
import { Random, RowKey } from '../kernel/random.ts';
import { series } from './series.ts';

const number = series('1936 100 · 2000 740 · 2026 1000');
const drawn = (year: number) =>
  Array.from({ length: 200 }, (_, row) => number(new Random('series').start(new RowKey('s').at(row)), year));

it.each([
  [1936, 100, 109],
  [1999, 730, 739],
  [2000, 740, 749],
  [2025, 990, 999],
])('gives numbers of %i between its own and the next year’s first', (year, first, last) => {
  const all = drawn(year);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(first);
  expect(Math.max(...all)).toBeLessThanOrEqual(last);
});
