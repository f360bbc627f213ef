import { TURN } from '@specimen/mcp/turns';
import { expect, it } from 'vitest';
import { together } from './together.ts';

/** What is done of what came, each time that it may be; what is odd takes a turn, and 2 brings 4. */
function watched() {
  const later: (() => void)[] = [];
  const done: number[] = [];
  const take = together<number>(
    (some) => later.push(some),
    (item) => {
      done.push(item);
      const end = performance.now() + TURN;
      while (item % 2 === 1 && performance.now() <= end);
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
