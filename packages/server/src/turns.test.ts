import { expect, it } from 'vitest';
import { atOnce, inTurn, TURN } from './turns.ts';

const loopTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('gives one turn of work in each turn of the event loop, first come, first served', async () => {
  const done: string[] = [];
  for (const who of ['a', 'b', 'c']) inTurn(() => done.push(who));
  expect(done).toEqual([]);
  let turns = 0;
  for (; done.length < 3; turns++) {
    const before = done.length;
    await loopTurn();
    expect(done.length - before).toBeLessThanOrEqual(1);
  }
  expect(done).toEqual(['a', 'b', 'c']);
  expect(turns).toBeGreaterThanOrEqual(3);
});

it('leaves little at once to who comes while others wait', async () => {
  expect(atOnce()).toBe(TURN);
  await new Promise<void>((resolve) => {
    inTurn(() => expect(atOnce()).toBeLessThan(TURN / 4));
    inTurn(resolve);
    expect(atOnce()).toBeLessThan(TURN / 4);
  });
  await loopTurn();
  expect(atOnce()).toBe(TURN);
});

it('lets work ask for another turn, behind those who wait', async () => {
  const done: string[] = [];
  await new Promise<void>((resolve) => {
    inTurn(() => {
      done.push('a');
      inTurn(() => {
        done.push('a again');
        resolve();
      });
    });
    inTurn(() => done.push('b'));
  });
  expect(done).toEqual(['a', 'b', 'a again']);
});
