import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { specimen } from 'specimen-data';
import { type Answer, Out, operations, Pump, perform, SERVICE } from 'specimen-data/surface';
import { expect, it } from 'vitest';
import { AnswerStream, fits, LARGEST, writeTurn } from './answerStream.ts';

/** A pump as far as it is pumped: so many writes of so many bytes, each of which takes its time. */
function slow(writes: number, bytes: number, work = () => {}): Pump & { written: number } {
  const pump = {
    written: 0,
    get done() {
      return pump.written === writes;
    },
    write(out: Out, at: number) {
      work();
      pump.written++;
      out.room(at, bytes);
      return at + bytes;
    },
  };
  return pump as unknown as Pump & { written: number };
}

const busy = (ms: number) => () => {
  for (const end = performance.now() + ms; performance.now() < end; );
};

it('streams what makes its block grow as it is', async () => {
  const text = 'Zürich, '.repeat(40_000);
  expect((await buffer(new AnswerStream(new Pump([text])))).toString()).toBe(text);
});

it('begins with what was made before', async () => {
  const stream = new AnswerStream(new Pump(['b'.repeat(100_000)]), Buffer.from('a'));
  expect((await buffer(stream)).toString()).toBe(`a${'b'.repeat(100_000)}`);
});

it('ends a turn when the time is over, the block is full or all is written', () => {
  const out = new Out();
  const long = slow(1000, 10, busy(3));
  expect(writeTurn(long, out, 65_536)).toBe(10 * long.written);
  expect(long.written).toBeLessThan(6);
  const short = slow(1000, 10, busy(3));
  writeTurn(short, out, 65_536, 1);
  expect(short.written).toBe(1);
  expect(writeTurn(slow(1000, 1000), out, 4000)).toBe(4000);
  expect(writeTurn(slow(3, 1000), out, 4000)).toBe(3000);
});

it('looks at the clock often where bytes take long, and seldom where they do not', () => {
  const stops: number[] = [];
  const spied = (ms: number): Pump => {
    const pump = slow(20, 0, busy(ms));
    const { write } = pump;
    pump.write = (out, at, stop) => {
      stops.push(stop - at);
      return write(out, at, stop) + (stop - at);
    };
    return pump;
  };
  writeTurn(spied(0), new Out(), 1_000_000, 1000);
  expect(stops.slice(0, 6)).toEqual([1024, 2048, 4096, 8192, 8192, 8192]);
  stops.length = 0;
  writeTurn(spied(2), new Out(), 1_000_000, 20);
  expect(new Set(stops)).toEqual(new Set([1024]));
});

it('makes no more than is read', async () => {
  let told = 0;
  const pump = slow(1000, 65_536);
  const stream = new AnswerStream(pump, undefined, () => {
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

it('breaks off, and ends no process, when a row cannot be made or there are too many after all', async () => {
  const broken = slow(3, 10, () => {
    throw new Error('a bug');
  });
  await expect(buffer(new AnswerStream(broken))).rejects.toThrow('a bug');
  const stream = new AnswerStream(slow(10_000, 65_536)).resume();
  const [error] = await once(stream, 'error');
  expect(error.message).toContain(String(LARGEST));
});

it('finds out whether an answer fits in turns, as long as somebody waits', async () => {
  const context = { world: specimen.world, caps: SERVICE };
  const fields = Array.from({ length: 100 }, (_, i) => ({ name: `c${i}`, type: 'paragraph:1000' }));
  const answer: Answer = perform(operations.schema, context, { fields, count: 9 });
  let turns = 0;
  let counting = true;
  const count = () => {
    turns++;
    if (counting) setImmediate(count);
  };
  count();
  expect(await fits(answer, () => true)).toEqual({ fits: true });
  counting = false;
  expect(turns).toBeGreaterThan(10);
  expect(await fits({ ...answer, parts: ['x'] }, () => true)).toEqual({ fits: true });
  let asked = 0;
  expect(await fits(answer, () => asked++ < 2)).toBeUndefined();
  expect(asked).toBe(3);
});
