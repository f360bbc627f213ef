import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { SERVICE_CONTEXT } from '@specimen/runtime/context';
import { runInTurns } from '@specimen/runtime/turns';
import { type Answer, fit, operations, Pump, perform } from 'specimen-data/internal';
import { expect, it } from 'vitest';
import { slowPump } from '../../../test/support/slowPump.ts';
import { answerStream, LARGEST, lent, written } from './answerStream.ts';

it('writes to bytes that are lent only when they are back', () => {
  const made = (text: string) => written(new Pump([text.repeat(1000)]));
  const answers = Array.from('abcdef', (text) => {
    const response = new EventEmitter() as ServerResponse;
    return { response, text: text.repeat(1000), bytes: lent(made(text), response) };
  });
  made('x');
  for (const { text, bytes } of answers) expect(bytes.toString()).toBe(text);
  for (const { response } of answers) response.emit('close');
  // Four are kept, and the last that came back is taken first, beside the one that is there.
  const again = Array.from('1234567', (text) => lent(made(text), new EventEmitter() as ServerResponse));
  const known = answers.map(({ bytes }) => bytes.buffer);
  expect(again.map(({ buffer }) => known.indexOf(buffer))).toEqual([-1, 3, 2, 1, 0, -1, -1]);
});

it('streams what makes its block grow as it is', async () => {
  const text = 'Zürich, '.repeat(40_000);
  expect((await buffer(answerStream(new Pump([text])))).toString()).toBe(text);
});

it('begins with what was made before', async () => {
  const stream = answerStream(new Pump(['b'.repeat(100_000)]), Buffer.from('a'));
  expect((await buffer(stream)).toString()).toBe(`a${'b'.repeat(100_000)}`);
});

it('makes no more than is read', async () => {
  let told = 0;
  const pump = slowPump(1000, 65_536);
  const stream = answerStream(pump, undefined, () => {
    told++;
  });
  await once(stream, 'readable');
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
  expect(pump.written).toBeLessThan(4);
  const before = told;
  stream.read();
  await once(stream, 'readable');
  expect(told).toBeGreaterThan(before);
  expect(pump.written).toBeLessThan(6);
  stream.destroy();
  const made = pump.written;
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
  expect(pump.written).toBe(made);
});

it('makes nothing for a reader that has gone before its turn', async () => {
  const pump = slowPump(1000, 65_536);
  const stream = answerStream(pump);
  stream.read(0);
  stream.destroy();
  await once(stream, 'close');
  expect(pump.written).toBe(0);
});

it('breaks off, and ends no process, when a row cannot be made or there are too many after all', async () => {
  const broken = slowPump(3, 10, () => {
    throw new Error('a bug');
  });
  await expect(buffer(answerStream(broken))).rejects.toThrow('a bug');
  const stream = answerStream(slowPump(10_000, 65_536)).resume();
  const [error] = await once(stream, 'error');
  expect(error.message).toContain(String(LARGEST));
});

it('finds out whether an answer fits in turns, as long as somebody waits', async () => {
  const fields = Array.from({ length: 100 }, (_, i) => ({ name: `c${i}`, type: 'paragraph:1000' }));
  const answer: Answer = perform(operations.schema, SERVICE_CONTEXT, { fields, count: 8 });
  const fits = (parts: Answer['parts'], waits: () => boolean) =>
    runInTurns(fit(parts, false, LARGEST), waits);
  let turns = 0;
  let counting = true;
  const count = () => {
    turns++;
    if (counting) setImmediate(count);
  };
  count();
  expect(await fits(answer.parts, () => true)).toEqual({ fits: true });
  counting = false;
  expect(turns).toBeGreaterThan(3);
  expect(await fits(['x'], () => true)).toEqual({ fits: true });
  let asked = 0;
  expect(await fits(answer.parts, () => asked++ < 2)).toBeUndefined();
  expect(asked).toBe(3);
});
