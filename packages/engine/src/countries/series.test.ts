import { expect, it } from 'vitest';
import { Random, RowKey } from '../kernel/random.ts';
import { series } from './series.ts';

const number = series('1936 100 · 2000 740 · 2026 1000');
const drawn = (year: number) =>
  Array.from({ length: 200 }, (_, row) => number(new Random('series').start(new RowKey('s').at(row)), year));

it('leaves out what stands between two marks of one year', () => {
  const jumping = series('1990 500 · 2000 600 · 2000 100 · 2010 200');
  const at = (year: number) => jumping(new Random('series').start(new RowKey('s').at(0)), year);
  expect([1999, 2000, 2001].map((year) => Math.floor(at(year) / 10))).toEqual([59, 10, 11]);
});

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
