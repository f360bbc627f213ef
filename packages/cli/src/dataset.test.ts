import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { specimen } from '../../../test/cli/specimen.ts';

const folder = mkdtempSync(join(tmpdir(), 'specimen-dataset-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SHOP = ['dataset', 'shop', '--size', '3', '--seed', 'a'];

it('writes one table of several into a folder, and names the options that do not apply', async () => {
  const out = join(folder, 'one');
  expect(await specimen([...SHOP, '--table', 'orders', '--pretty', '--out', out])).toEqual({
    code: 0,
    out: '',
    err: 'specimen: --pretty does not apply here\n',
  });
  expect(readdirSync(out)).toEqual(['orders.csv']);
  expect(await specimen([...SHOP, '--out', join(folder, 'all')])).toEqual({ code: 0, out: '', err: '' });
  expect(readdirSync(join(folder, 'all'))).toHaveLength(6);
});

const DEFINITION = JSON.stringify({
  seed: '1',
  tables: [{ name: 'a', rows: 2, fields: [{ name: 'k', type: 'sequence' }] }],
});
const OWN = ['dataset', '-', '--country', 'jp', '--size', '50'];

it.each<[string[], string]>([
  [OWN, '--country, --size do'],
  [[...OWN, '--out', join(folder, 'own')], '--country, --size do'],
  [[...OWN, '--diagram'], '--country, --size do'],
  [
    ['dataset', 'bank', '--diagram', '--size', '3', '--seed', '1', '--replace'],
    '--size, --seed, --replace do',
  ],
  [[...SHOP, '--table', 'orders', '--format', 'csv', '--replace'], '--replace does'],
])('names the options that do not apply to %j', async (args, names) => {
  const { code, err } = await specimen(args, { input: DEFINITION });
  expect([code, err]).toEqual([0, `specimen: ${names} not apply here\n`]);
});

it.each<[string[], string]>([
  [['--table', 'order', '--out', join(folder, 'none')], 'unknown table "order"; did you mean "orders"?'],
  [['--format', 'parquet'], 'parquet holds one table: give --table, or a folder as --out'],
  [['--format', 'parquet', '--table', 'orders'], 'parquet is not text: give --out FILE'],
  [['--format', 'zip'], 'zip is not text: give --out FILE'],
])('dataset shop %j is a mistake', async (args, message) => {
  const { code, out, err } = await specimen([...SHOP, ...args], { tty: true, env: { NO_COLOR: '1' } });
  expect([code, out, err]).toEqual([2, '', `specimen: ${message}\n`]);
});

it('calls tables in SQL and files what a database calls them', async () => {
  const input = JSON.stringify({
    tables: [
      { name: 'ck_', into: 'ck', rows: 1, fields: [{ name: 'id', type: 'sequence' }] },
      { name: 'tags', rows: 1, fields: [{ name: 'ck_id', type: 'ck_.id' }] },
    ],
  });
  const made = async (...args: string[]) =>
    (await specimen(['dataset', '-', '--seed', 'a', ...args], { input })).out;
  expect(await made('--format', 'sql')).toMatch(/CREATE TABLE "?ck"?.*REFERENCES "?ck"? /s);
  expect(await made('--format', 'sql', '--table', 'ck_')).toMatch(/INSERT INTO "?ck"? /);
  expect(await made()).toContain('"ck_":[');
  await made('--out', join(folder, 'stored'));
  expect(readdirSync(join(folder, 'stored'))).toEqual(['ck.csv', 'tags.csv']);
});

it('draws no diagram over a file that is there', async () => {
  const args = ['dataset', 'shop', '--diagram', '--out', join(folder, 'shop.svg')];
  expect(await specimen(args)).toEqual({ code: 0, out: '', err: '' });
  expect(await specimen(args)).toMatchObject({ code: 2, err: expect.stringContaining('already exists') });
  expect(await specimen([...args, '--replace'])).toEqual({ code: 0, out: '', err: '' });
});
