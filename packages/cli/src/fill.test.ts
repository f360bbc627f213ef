import { expect, it } from 'vitest';
import { specimen } from '../../../test/cli/specimen.ts';

const NOBODY = 'postgres://me@127.0.0.1:1/shop';
const PLAN = '{"tables":[{"name":"a","rows":1,"fields":[{"type":"uuid"}]}]}';

it.each<[string[], string | RegExp]>([
  [
    ['oracle://me@host/shop'],
    'the URL must be a file such as shop.sqlite, or an address such as postgres://user:password@host/database or mysql://user:password@host/database, not "oracle://me@host/shop"',
  ],
  [
    [NOBODY, '--plan', '-', '--country', 'de'],
    '--country applies to planning, and --plan FILE is already a plan: omit one of them',
  ],
  ...['many', '0', '-1', '1.5', '1000,', 'orders=', 'orders=0', '=5', '12345678901'].map(
    (rows): [string[], string] => [
      [NOBODY, '--rows', rows],
      `rows must be a number or table=number, such as 1000,orders=5000, not "${rows}"`,
    ],
  ),
  // The arguments are valid so far; the connection fails.
  [[NOBODY], /nobody listens there/],
  [[NOBODY.replace('postgres', 'PostgreSQL')], /nobody listens there/],
  [[NOBODY, '--rows', '1000, orders=5000'], /nobody listens there/],
  [[NOBODY, '--plan', '-'], /nobody listens there/],
  [[], /^URL is required: specimen fill URL\./],
])('fill %j says what is wrong', async (args, message) => {
  const { code, out, err } = await specimen(['fill', ...args], { input: PLAN });
  expect([code, out]).toEqual([2, '']);
  const [told, ...more] = err.split('\n');
  expect(more).toEqual(['']);
  expect(told?.replace('specimen: ', '')).toMatch(message);
});

it('fill takes what plan wrote, and nothing else', async () => {
  const { code, err } = await specimen(['fill', NOBODY, '--plan', '-'], { input: '{"table":[]}' });
  expect([code, err]).toEqual([2, expect.stringContaining('did you mean "tables"?')]);
});
