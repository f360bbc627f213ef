import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitOptions, localCounter, WINDOW } from './rateLimit.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts each client in a window of its own, which begins with its first request', () => {
  const count = localCounter();
  expect(WINDOW).toBe(60_000);
  expect(count('a')).toEqual({ current: 1, ttl: 60_000 });
  vi.advanceTimersByTime(10_000);
  expect(count('a')).toEqual({ current: 2, ttl: 50_000 });
  expect(count('b')).toEqual({ current: 1, ttl: 60_000 });
  vi.advanceTimersByTime(49_999);
  expect(count('a')).toEqual({ current: 3, ttl: 1 });
  vi.advanceTimersByTime(1);
  expect(count('a')).toEqual({ current: 1, ttl: 60_000 });
  expect(count('b')).toEqual({ current: 2, ttl: 10_000 });
});

it('remembers 10,000 clients, those that came last', () => {
  const count = localCounter();
  count('first');
  count('often');
  for (let i = 0; i < 9998; i++) count(`client ${i}`);
  expect(count('often')).toMatchObject({ current: 2 });
  count('one more');
  expect(count('often')).toMatchObject({ current: 3 });
  expect(count('client 0')).toMatchObject({ current: 2 });
  expect(count('first')).toMatchObject({ current: 1 });
  expect(count('client 1')).toMatchObject({ current: 1 });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['[2001:db8:1:2::6]:443', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', '198.51.100.1'],
  ['', '198.51.100.1'],
])('takes %j for the client %j', (ip, client) => {
  const { keyGenerator } = limitOptions(7);
  const socket = { remoteAddress: '198.51.100.1' };
  expect(keyGenerator?.({ ip, socket } as FastifyRequest)).toBe(client);
  expect(keyGenerator?.({ ip: 'unknown', socket: {} } as FastifyRequest)).toBe('');
});

it('asks the counts that it is given', async () => {
  const asked: string[] = [];
  const { store: Store, max } = limitOptions(7, async (client) => {
    asked.push(client);
    if (client === 'bad') throw new Error('gone');
    return { current: 3, ttl: 5 };
  });
  expect(max).toBe(7);
  const store = new (
    Store as new () => { incr(c: string, f: (...told: unknown[]) => void): void; child(): unknown }
  )();
  const incremented = (client: string) =>
    new Promise((resolve) => store.incr(client, (error, count) => resolve(error ?? count)));
  expect(await incremented('a')).toEqual({ current: 3, ttl: 5 });
  expect(await incremented('bad')).toEqual(new Error('gone'));
  expect(asked).toEqual(['a', 'bad']);
  expect(store.child()).toBe(store);
  expect(limitOptions(7)).not.toHaveProperty('store');
});
