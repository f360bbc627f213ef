import type { FastifyRequest } from 'fastify';
import { Problem } from 'specimen-data';
import { expect, it } from 'vitest';
import { parseBody } from './body.ts';

/** Returns the parsed body, or the message of its refusal. */
function read(body: string | Buffer): Promise<unknown> {
  return parseBody({ routeOptions: { config: {} } } as FastifyRequest, body).catch(
    (error) => `${error instanceof Problem ? 'problem' : 'bug'}: ${error.message}`,
  );
}

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);

it.each([
  ['{"a":[1,"é"]}', { a: [1, 'é'] }],
  ['5', 5],
  [' null ', null],
  [Buffer.from('{"a":"ü"}'), { a: 'ü' }],
  [Buffer.from('{"a":"\xfc"}', 'latin1'), 'problem: the body must be UTF-8 and not compressed'],
  ['', 'problem: the body must be JSON'],
  ['{', 'problem: the body is not valid JSON'],
  ['\ufeff{}', {}],
  ['{}\ufeff', 'problem: the body is not valid JSON'],
  ['{"seed":9007199254740993,"n":1}', { seed: '9007199254740993', n: 1 }],
  ['[-12345678901234567891,"9007199254740993",7]', ['-12345678901234567891', '9007199254740993', 7]],
  ['[{"value":1e400}]', [{ value: '1e400' }]],
  [
    '{"fields":[{"const":{"a":[9007199254740993]}}]}',
    'problem: the body contains the number 9007199254740993, which cannot be read exactly; write it as text, in quotes',
  ],
  [
    '{"fields":[{"values":[5,9007199254740993]}]}',
    'problem: the body contains the number 9007199254740993, which cannot be read exactly; write it as text, in quotes',
  ],
  [
    `{"const":1${'0'.repeat(400)}}`,
    expect.stringMatching(/^problem: the body contains the number 10{56}\.\.\., which/),
  ],
  ['{"__proto__":9007199254740993}', JSON.parse('{"__proto__":"9007199254740993"}')],
  ['[9007199254740992,1e21,0.12345678901234567,"9007199254740993","\\"9007199254740993"]', expect.any(Array)],
])('reads %j', async (body, value) => {
  expect(await read(body)).toEqual(value);
});

it('refuses what is nested over 64 levels, and only that', async () => {
  const deep = 'problem: the body is nested over 64 levels deep';
  expect(await read(nested(64))).toBeInstanceOf(Array);
  expect(await read(nested(65))).toBe(deep);
  expect(await read(nested(65, '{"a":', '}').replace(':}', ':1}'))).toBe(deep);
  expect(await read(nested(500_000))).toBe(deep);
  expect(await read('['.repeat(100_000))).toBe(deep);
  expect(await read(`[${'[],'.repeat(1000)}[]]`)).toHaveLength(1001);
  expect(await read(`[${'{},'.repeat(1000)}{}]`)).toHaveLength(1001);
  expect(await read(`["${'['.repeat(100)}", "\\"${'{'.repeat(100)}", "\\\\"]`)).toHaveLength(3);
  expect(await read(`["a\\"${nested(80)}"]`)).toHaveLength(1);
  expect(await read(`["\\\\",${nested(64)}]`)).toBe(deep);
});

it('refuses what has over 30,000 objects, lists and properties, which would be long in reading', async () => {
  const many = 'problem: the body has over 30000 objects, arrays and properties';
  const objects = (count: number) => `[${Array.from({ length: count }, (_, i) => `{"k${i}":1}`).join()}]`;
  expect(await read(objects(14_999))).toHaveLength(14_999);
  expect(await read(objects(15_000))).toBe(many);
  expect(await read(`[${'[],'.repeat(340_000)}1]`)).toBe(many);
  expect(await read(`{${Array.from({ length: 30_000 }, (_, i) => `"k${i}":1`).join()}}`)).toBe(many);
  expect(await read(`[${'1,'.repeat(400_000)}"${':{['.repeat(40_000)}"]`)).toHaveLength(400_001);
});

it('reads one large body in a round of the event loop', async () => {
  let round = 0;
  const count = () => {
    round++;
    if (round < 1000) setImmediate(count);
  };
  count();
  const large = JSON.stringify('x'.repeat(100_000));
  const rounds = await Promise.all(Array.from({ length: 5 }, () => read(large).then(() => round)));
  expect(new Set(rounds).size).toBe(5);
  round = 1000;
});
