import { expect, it } from 'vitest';
import { progressLine } from './progress.ts';

it.each([
  [
    [400_000, 1_000_000, 52_100_000, 2],
    '[####······] 40% 400,000 of 1,000,000 rows, 200,000/s, 52.1 MB, 3 s left',
  ],
  [[0, 10, 0, 1], '[··········] 0% 0 of 10 rows, 0/s, 0.0 MB'],
  [[999, 1000, 5, 999], '[#########·] 99% 999 of 1,000 rows, 1/s, 0.0 MB, 1 s left'],
  [[1, 101, 1, 1], '[··········] 0% 1 of 101 rows, 1/s, 0.0 MB, 2 min left'],
  [[1, 10_001, 1, 1], '[··········] 0% 1 of 10,001 rows, 1/s, 0.0 MB, 2 h 47 min left'],
  [[5, 5, 1e9, 1], '[##########] 100% 5 of 5 rows, 5/s, 1000.0 MB, 0 s left'],
] as const)('after %j it says %s', ([rows, total, bytes, seconds], line) => {
  expect(progressLine(rows, total, bytes, seconds)).toBe(line);
});
