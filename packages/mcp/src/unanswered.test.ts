import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Unanswered } from './unanswered.ts';

const request = (id: number | string) => ({ jsonrpc: '2.0', id, method: 'ping' }) as const;
const answer = (id: number | string) => ({ jsonrpc: '2.0', id, result: {} }) as const;
const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2 } } as const;

it('waits until every request is answered or cancelled', async () => {
  const unanswered = new Unanswered();
  await unanswered.none();
  unanswered.take({ jsonrpc: '2.0', method: 'notifications/initialized' });
  await unanswered.none();
  for (const id of [1, 2, '1']) unanswered.take(request(id));
  let done = false;
  const none = unanswered.none().then(() => {
    done = true;
  });
  unanswered.answer(answer(1));
  unanswered.answer({ jsonrpc: '2.0', id: '1', error: { code: -32_601, message: 'no' } });
  unanswered.answer(request(2)); // what we ask is no answer
  await setImmediate();
  expect(done).toBe(false);
  unanswered.take(cancelled);
  await none;
});

it('waits for nobody once it gave up', async () => {
  const unanswered = new Unanswered();
  unanswered.take(request(1));
  const none = unanswered.none();
  unanswered.giveUp();
  await none;
  await unanswered.none();
});
