import { expect, it } from 'vitest';
import { Random, RowKey } from '../kernel/random.ts';
import { runningNumber } from './runningNumber.ts';

it('gives numbers between those of the year and of the next', () => {
  const random = new Random('register').start(new RowKey('test').at(0));
  for (const [year, from, to] of [
    [2000, 100, 109],
    [2005, 150, 159],
    [2010, 200, 299],
    [1990, 100, 109],
  ] as const) {
    const number = runningNumber(random, year, { 2000: 100, 2010: 200, 2012: 400 });
    expect(number).toBeGreaterThanOrEqual(from);
    expect(number).toBeLessThanOrEqual(to);
  }
});
