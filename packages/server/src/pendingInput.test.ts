import { EventEmitter, once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { PendingInput } from './pendingInput.ts';

/** A body that a client sends piece by piece. */
function body(input: PendingInput) {
  const sent = new PassThrough();
  const received: Readable = input.track(sent, new EventEmitter()).resume();
  const refused = once(received, 'error').then(([error]) => String(error));
  refused.catch(() => {});
  return { sent, received, refused };
}

/** Sends bytes and waits until they were received. */
async function send({ sent, received }: ReturnType<typeof body>, bytes: number): Promise<void> {
  const arrived = once(received, 'data');
  sent.write(Buffer.alloc(bytes));
  await arrived;
}

it('refuses the oldest unfinished body beyond its maximum', async () => {
  const input = new PendingInput(100);
  const [first, second, third] = [body(input), body(input), body(input)];
  await send(first, 60);
  await send(second, 30);
  await send(third, 30);
  expect(await first.refused).toContain('the body took too long to arrive');
  expect([second.received.destroyed, third.received.destroyed]).toEqual([false, false]);
});

it('forgets bodies that have ended or whose client is gone', async () => {
  const input = new PendingInput(100);
  const [whole, gone, last] = [body(input), body(input), body(input)];
  await send(whole, 60);
  whole.sent.end();
  await once(whole.received, 'close');
  await send(gone, 60);
  gone.sent.destroy();
  await once(gone.received, 'close');
  await send(last, 90);
  expect(last.received.destroyed).toBe(false);
});

it('never refuses the only body', async () => {
  const only = body(new PendingInput(100));
  await send(only, 200);
  expect(only.received.destroyed).toBe(false);
});

it('drops the rest of a body that was answered before it ended', async () => {
  const answer = new EventEmitter();
  const sent = new PassThrough();
  const received = new PendingInput(100).track(sent, answer);
  sent.end(Buffer.alloc(1_000_000));
  answer.emit('finish');
  await once(sent, 'end');
  expect(received.destroyed).toBe(true);
});
