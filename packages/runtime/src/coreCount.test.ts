import { expect, it } from 'vitest';
import { containerShare, coreCount } from './coreCount.ts';

it.each<[string, Readonly<Record<string, string>>, number]>([
  ['version 2', { 'cpu.max': '150000 100000\n' }, 1.5],
  ['version 2 without a bound', { 'cpu.max': 'max 100000\n' }, Number.POSITIVE_INFINITY],
  ['version 1', { 'cpu/cpu.cfs_quota_us': '400000\n', 'cpu/cpu.cfs_period_us': '100000\n' }, 4],
  [
    'version 1 without a bound',
    { 'cpu/cpu.cfs_quota_us': '-1\n', 'cpu/cpu.cfs_period_us': '100000\n' },
    Number.POSITIVE_INFINITY,
  ],
  ['no control groups', {}, Number.POSITIVE_INFINITY],
])('cores of a container are read: %s', (_, files, expected) => {
  expect(containerShare((file) => files[file] ?? '')).toBe(expected);
});

it.each([
  [Number.POSITIVE_INFINITY, 64, 64],
  [1.5, 64, 2],
  [0.1, 64, 1],
  [8, 2, 2],
])('%d cores given of %d are %d threads', (given, machine, expected) => {
  expect(coreCount(given, machine)).toBe(expected);
});
