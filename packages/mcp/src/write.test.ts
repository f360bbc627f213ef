import { SERVICE_CONTEXT } from '@specimen/runtime/context';
import { TURN } from '@specimen/runtime/turns';
import { specimen } from 'specimen-data';
import { operations, perform } from 'specimen-data/internal';
import { expect, it } from 'vitest';
import { Budget } from './budget.ts';
import { LARGEST, writeText } from './write.ts';

const generated = (spec: string, n: number, format = 'json') =>
  perform(operations.generate, SERVICE_CONTEXT, { spec, n, format, seed: 'a' });

it('writes the bytes of the library', async () => {
  const { parts } = generated('jp.full', 40, 'xml');
  const text = await writeText(parts, 40, new Budget());
  expect(text).toBe(Buffer.from(specimen.render('jp.full', { n: 40, seed: 'a', format: 'xml' })).toString());
});

it('takes what it wrote from the budget, in bytes', async () => {
  const budget = new Budget();
  const before = budget.bytes;
  const text = await writeText(['"Zürich', '日本"'], 0, budget);
  expect(text).toBe('"Zürich日本"');
  expect(before - budget.bytes).toBe(Buffer.byteLength(text));
});

it('writes exactly as much as it may', async () => {
  const most = 'x'.repeat(LARGEST);
  expect(await writeText([most], 0, new Budget())).toBe(most);
  await expect(writeText([`${most}x`], 0, new Budget())).rejects.toThrow(`over ${LARGEST} bytes`);
});

it('tells about how many rows fit', async () => {
  const { parts } = generated('any.paragraph:1000', 200);
  const budget = new Budget();
  const refused = await writeText(parts, 200, budget).catch((error) => error.message as string);
  const [, fit] = /about (\d+) of 200 rows fit/.exec(refused) as unknown as [string, string];
  const fitting = generated('any.paragraph:1000', Number(fit) - 1).parts;
  expect((await writeText(fitting, 200, new Budget())).length).toBeLessThanOrEqual(LARGEST);
  await expect(
    writeText(generated('any.paragraph:1000', Number(fit) + 2).parts, 200, new Budget()),
  ).rejects.toThrow();
});

it('takes what was written in vain, too', async () => {
  const budget = new Budget();
  const before = budget.bytes;
  await expect(writeText(generated('any.paragraph:1000', 200).parts, 200, budget)).rejects.toThrow();
  expect(before - budget.bytes).toBeGreaterThan(LARGEST);
});

it('sends what fits no longer beside the others to a request of its own', async () => {
  const budget = new Budget({ bytes: 1000, rows: 10, time: 1000 });
  await expect(writeText(['x'.repeat(1001)], 0, budget)).rejects.toThrow(/request of its own/);
});

it('lets others have their turn', async () => {
  const fields = Array.from({ length: 40 }, () => ({ type: 'eth' }));
  const { parts } = perform(operations.schema, SERVICE_CONTEXT, { fields, count: 200, seed: 'a' });
  let longest = 0;
  let last = performance.now();
  let writing = true;
  const watch = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (writing) setImmediate(watch);
  };
  setImmediate(watch);
  const begun = performance.now();
  await writeText(parts, 200, new Budget());
  const whole = performance.now() - begun;
  writing = false;
  longest = Math.max(longest, performance.now() - last);
  expect(whole).toBeGreaterThan(3 * TURN);
  expect(longest).toBeLessThan(whole / 2);
});
