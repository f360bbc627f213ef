import { setImmediate as round } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atOnce, TURN, turn } from './turns.ts';

it('gives one turn in each round of the event loop, in the order of asking', async () => {
  const had: number[] = [];
  const all = [0, 1, 2, 3].map((i) => turn().then(() => had.push(i)));
  const seen: number[] = [];
  for (let i = 0; i < 6; i++) {
    await round();
    seen.push(had.length);
  }
  await Promise.all(all);
  expect(had).toEqual([0, 1, 2, 3]);
  for (let i = 1; i < seen.length; i++) {
    expect((seen[i] as number) - (seen[i - 1] as number)).toBeLessThanOrEqual(1);
  }
  expect(seen[0]).toBeLessThanOrEqual(1);
});

it('begins anew when all have had their turn', async () => {
  await turn();
  await turn();
});

it('lets who has had a turn wait for another behind the others', async () => {
  const had: string[] = [];
  const twice = turn()
    .then(() => had.push('a'))
    .then(turn)
    .then(() => had.push('a again'));
  await Promise.all([twice, turn().then(() => had.push('b'))]);
  expect(had).toEqual(['a', 'b', 'a again']);
});

it('leaves little at once to who comes while others wait', async () => {
  expect(atOnce()).toBe(TURN);
  const waits = turn();
  expect(atOnce()).toBeLessThan(TURN / 4);
  await waits;
  expect(atOnce()).toBe(TURN);
});
