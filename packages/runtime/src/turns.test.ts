import { setImmediate as round } from 'node:timers/promises';
import { Out, type Pump } from 'specimen-data/internal';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { slowPump } from '../../../test/support/slowPump.ts';
import { immediateTime, TURN, waitForTurn, writeTurn } from './turns.ts';

// Time passes where a test says so, however busy the machine is.
beforeAll(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterAll(() => vi.useRealTimers());

it('gives one turn in each round of the event loop, in the order of asking', async () => {
  const had: number[] = [];
  const all = [0, 1, 2, 3].map((i) => waitForTurn().then(() => had.push(i)));
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

it('starts again when all have had their turn', async () => {
  await waitForTurn();
  await waitForTurn();
});

it('lets who has had a turn wait for another behind the others', async () => {
  const had: string[] = [];
  const twice = waitForTurn()
    .then(() => had.push('a'))
    .then(waitForTurn)
    .then(() => had.push('a again'));
  await Promise.all([twice, waitForTurn().then(() => had.push('b'))]);
  expect(had).toEqual(['a', 'b', 'a again']);
});

it('leaves little at once to who comes while others wait', async () => {
  expect(immediateTime()).toBe(TURN);
  const waits = waitForTurn();
  expect(immediateTime()).toBeLessThan(TURN / 4);
  await waits;
  expect(immediateTime()).toBe(TURN);
});

const busy = (ms: number) => () => {
  vi.advanceTimersByTime(ms);
};

it('ends a turn when the time is over, the block is full or all is written', () => {
  const out = new Out();
  const long = slowPump(1000, 10, busy(3));
  expect(writeTurn(long, out, { stop: 65_536 })).toBe(10 * long.written);
  expect(long.written).toBeLessThan(6);
  const short = slowPump(1000, 10, busy(3));
  writeTurn(short, out, { stop: 65_536, time: 1 });
  expect(short.written).toBe(1);
  expect(writeTurn(slowPump(1000, 1000), out, { stop: 4000 })).toBe(4000);
  expect(writeTurn(slowPump(3, 1000), out, { stop: 4000 })).toBe(3000);
  expect(writeTurn(slowPump(9, 1000), out, { from: 2000, stop: 4000 })).toBe(4000);
});

it('looks at the clock often where bytes take long, and seldom where they do not', () => {
  const stops: number[] = [];
  const spied = (ms: number): Pump => {
    const pump = slowPump(20, 0, busy(ms));
    const { write } = pump;
    pump.write = (out, at, stop) => {
      stops.push(stop - at);
      return write(out, at, stop) + (stop - at);
    };
    return pump;
  };
  writeTurn(spied(0), new Out(), { stop: 1_000_000, time: 1000 });
  expect(stops.slice(0, 4)).toEqual([1, 2, 4, 8]);
  expect(stops.slice(-3)).toEqual([8192, 8192, 8192]);
  stops.length = 0;
  writeTurn(spied(2), new Out(), { stop: 1_000_000, time: 20 });
  expect(new Set(stops)).toEqual(new Set([1]));
});
