import { buffer } from 'node:stream/consumers';
import { Pump } from 'specimen-data/surface';
import { expect, it } from 'vitest';
import { AnswerStream } from './answerStream.ts';

it('streams what makes its block grow as it is', async () => {
  const text = 'Zürich, '.repeat(40_000);
  expect((await buffer(new AnswerStream(new Pump([text])))).toString()).toBe(text);
});
