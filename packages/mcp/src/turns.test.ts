import { setImmediate as round } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { turn } from './turns.ts';

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
