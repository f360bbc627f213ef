import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShard } from './shard.ts';
import { shardRange, spansOf } from './spans.ts';

describe('a shard', () => {
  it.each<[string, Record<string, string>, { index: number; count: number }]>([
    ['2/8', {}, { index: 2, count: 8 }],
    ['1/1', {}, { index: 1, count: 1 }],
    ['auto', { JOB_COMPLETION_INDEX: '0', JOB_COMPLETIONS: '4' }, { index: 1, count: 4 }],
    ['AUTO', { JOB_COMPLETION_INDEX: '3', JOB_COMPLETIONS: '4' }, { index: 4, count: 4 }],
    [
      'auto',
      { SLURM_ARRAY_TASK_ID: '11', SLURM_ARRAY_TASK_MIN: '10', SLURM_ARRAY_TASK_COUNT: '3' },
      { index: 2, count: 3 },
    ],
    ['auto', slurm('10'), { index: 1, count: 3 }],
    ['auto', slurm('12'), { index: 2, count: 3 }],
    ['auto', slurm('14'), { index: 3, count: 3 }],
    ['auto', { AWS_BATCH_JOB_ARRAY_INDEX: '1', AWS_BATCH_JOB_ARRAY_SIZE: '2' }, { index: 2, count: 2 }],
    ['auto', { JOB_COMPLETION_INDEX: '1', JOB_COMPLETIONS: '3', ...slurm('12') }, { index: 2, count: 3 }],
  ])('%s in %j is %j', (text, env, shard) => {
    expect(readShard(text, env)).toEqual(shard);
  });

  it.each<[string, Record<string, string>, string]>([
    ['0/4', {}, 'shard must be between 1 and the number of shards, not "0/4"'],
    ['5/4', {}, 'shard must be between 1 and the number of shards, not "5/4"'],
    ['1/0', {}, 'shard must be between 1 and the number of shards, not "1/0"'],
    ['1', {}, 'shard must be a fraction such as 1/4, or auto, not "1"'],
    ['-1/4', {}, 'shard must be a fraction such as 1/4, or auto, not "-1/4"'],
    ['1/99999999999999999999', {}, 'shard must be between 1 and the number of shards'],
    [
      'auto',
      {},
      '--shard auto finds none of JOB_COMPLETION_INDEX, SLURM_ARRAY_TASK_ID, AWS_BATCH_JOB_ARRAY_INDEX in the environment: give --shard I/N',
    ],
    ['auto', { JOB_COMPLETION_INDEX: '0' }, 'JOB_COMPLETIONS is not set; it must be a whole number'],
    [
      'auto',
      { JOB_COMPLETION_INDEX: 'x', JOB_COMPLETIONS: '2' },
      'JOB_COMPLETION_INDEX is "x"; it must be a whole number',
    ],
    [
      'auto',
      { JOB_COMPLETION_INDEX: '2', JOB_COMPLETIONS: '2' },
      'JOB_COMPLETION_INDEX is 2; it must be 0 to 1 where JOB_COMPLETIONS is 2: give --shard I/N',
    ],
    [
      'auto',
      slurm('13'),
      'SLURM_ARRAY_TASK_ID is 13; it must be 10 to 14 in steps of 2 where SLURM_ARRAY_TASK_COUNT is 3: give --shard I/N',
    ],
    [
      'auto',
      { JOB_COMPLETION_INDEX: '0', JOB_COMPLETIONS: '4', ...slurm('12') },
      '--shard auto finds several arrays: JOB_COMPLETION_INDEX says 1/4, SLURM_ARRAY_TASK_ID says 2/3; give --shard I/N',
    ],
  ])('%s in %j is refused', (text, env, message) => {
    expect(() => readShard(text, env)).toThrow(message);
  });

  it('has its rows, and all shards have all rows once, none much more than another', () => {
    fc.assert(
      fc.property(
        fc.nat(1e12),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom(1, 100),
        (rows, count, step) => {
          const ranges = Array.from({ length: count }, (_, i) =>
            shardRange(rows, { index: i + 1, count }, step),
          );
          expect(ranges[0]?.from).toBe(0);
          expect(ranges.at(-1)?.to).toBe(rows);
          for (const [i, { to }] of ranges.slice(0, -1).entries()) expect(ranges[i + 1]?.from).toBe(to);
          const sizes = ranges.map(({ from, to }) => to - from);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2 * step);
          for (const { from } of ranges) expect(from % step === 0 || from === rows).toBe(true);
        },
      ),
    );
  });
});

/** A task of the array 10-14:2. */
function slurm(id: string): Record<string, string> {
  return {
    SLURM_ARRAY_TASK_ID: id,
    SLURM_ARRAY_TASK_MIN: '10',
    SLURM_ARRAY_TASK_STEP: '2',
    SLURM_ARRAY_TASK_COUNT: '3',
  };
}

it.each([
  [
    { from: 0, to: 5 },
    2,
    [
      [0, 2, true],
      [2, 4, false],
      [4, 5, false],
    ],
  ],
  [{ from: 3, to: 5 }, 9, [[3, 5, false]]],
  [
    { from: 3, to: 5, head: true },
    1,
    [
      [3, 4, true],
      [4, 5, false],
    ],
  ],
  [{ from: 0, to: 0 }, 4, [[0, 0, true]]],
  [{ from: 4, to: 4 }, 4, [[4, 4, false]]],
])('the range %j in spans of %i is %j', (range, size, spans) => {
  expect([...spansOf(range, size)]).toEqual(spans.map(([from, to, head]) => ({ from, to, head })));
});
