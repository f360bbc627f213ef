import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { channel, type End } from './channel.ts';

/** Two ends of a pipe; what one sends the other hears, later. */
function pipe(): [Pipe, Pipe] {
  const [one, other] = [new Pipe(), new Pipe()];
  one.other = other;
  other.other = one;
  return [one, other];
}

class Pipe extends EventEmitter implements End {
  other: Pipe | undefined;
  broken = false;
  sent = 0;

  send(message: unknown, sent: (error: Error | null) => void): void {
    this.sent++;
    const copy = JSON.parse(JSON.stringify(message));
    setImmediate(() => {
      sent(this.broken ? new Error('closed') : null);
      if (!this.broken) this.other?.emit('message', copy);
    });
  }
}

it('asks and is answered, both ways and many at once', async () => {
  const [one, other] = pipe();
  const ask = channel(one, { name: () => 'one' });
  const askBack = channel(other, { double: async (n: number) => 2 * n, name: () => 'other' });
  expect(await Promise.all([1, 2, 3].map((n) => ask('double', n)))).toEqual([2, 4, 6]);
  expect([await ask('name'), await askBack('name')]).toEqual(['other', 'one']);
});

it('gives nothing when no answer comes in time, and minds none that comes late', async () => {
  const [one, other] = pipe();
  let answer: (value: string) => void = () => {};
  const ask = channel(one, {});
  channel(other, {
    late: () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  });
  expect(await ask('late', null, 30)).toBeUndefined();
  answer('too late');
  expect(await ask('unheard of', null, 5000)).toBeUndefined();
});

it('gives nothing at once when the other end is gone', async () => {
  const [one] = pipe();
  one.broken = true;
  expect(await channel(one, {})('name', null, 600_000)).toBeUndefined();
});

it('lives on when a question cannot be answered', async () => {
  const [one, other] = pipe();
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const ask = channel(one, {});
  channel(other, {
    bad: () => {
      throw new Error('a bug');
    },
    worse: () => Promise.reject(new Error('another')),
    good: () => 1,
  });
  expect([await ask('bad'), await ask('worse'), await ask('good')]).toEqual([undefined, undefined, 1]);
  expect(told).toHaveBeenCalledTimes(2);
  told.mockRestore();
});

it('minds no messages of others', async () => {
  const [one, other] = pipe();
  channel(one, {});
  for (const message of ['stop', null, {}, { channel: 'other' }, { channel: 'tell', id: 9, value: 1 }])
    one.emit('message', message);
  await new Promise((resolve) => setImmediate(resolve));
  expect([one.sent, other.sent]).toEqual([0, 0]);
});
