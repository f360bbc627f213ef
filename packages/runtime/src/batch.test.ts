import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { batch } from './batch.ts';
import { TURN } from './turns.ts';

// Time passes where a test says so, however busy the machine is.
beforeAll(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterAll(() => vi.useRealTimers());

/** A batch of numbers with a manual schedule. Odd numbers take a whole turn; handling 2 adds 4. */
function watched() {
  const later: (() => void)[] = [];
  const done: number[] = [];
  const take = batch<number>(
    (drain) => later.push(drain),
    (item) => {
      done.push(item);
      if (item % 2 === 1) vi.advanceTimersByTime(TURN);
      if (item === 2) take(4);
    },
  );
  const next = () => {
    expect(later).toHaveLength(1);
    later.shift()?.();
    return done.splice(0);
  };
  return { take, next, later };
}

it('does what came meanwhile in its order, and what comes then the next time', () => {
  const { take, next, later } = watched();
  for (const item of [0, 2, 6]) take(item);
  expect(next()).toEqual([0, 2, 6]);
  expect(next()).toEqual([4]);
  expect(later).toEqual([]);
});

it('leaves for the next time what would take longer than a turn', () => {
  const { take, next, later } = watched();
  for (const item of [2, 1, 6, 8]) take(item);
  expect(next()).toEqual([2, 1]);
  expect(next()).toEqual([6, 8, 4]);
  expect(later).toEqual([]);
});
