import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { specimen } from './specimen.ts';

const folder = mkdtempSync(join(tmpdir(), 'specimen-columns-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the output for a schema with columns of those names. */
async function told(names: readonly string[], ...args: readonly string[]) {
  const input = JSON.stringify({ seed: 'a', fields: names.map((name) => ({ type: 'int', name })) });
  const { code, err } = await specimen(['schema', '-', ...args], { input });
  return code === 0 ? '' : err;
}

const many = (count: number) => Array.from({ length: count }, (_, i) => `c${i}`);

it.each<[dialect: string, names: readonly string[], message: string]>([
  ['postgres', ['a', 'A'], ''],
  ['sqlite', ['a', 'A'], 'sqlite ignores case in names, so "A" would appear twice'],
  ['mysql', ['a', 'A'], 'mysql ignores case in names, so "A" would appear twice'],
  ['postgres', [''], 'a column in postgres needs a name'],
  ['sqlite', ['x'.repeat(100)], ''],
  ['postgres', ['x'.repeat(63)], ''],
  [
    'postgres',
    [`${'x'.repeat(62)}é`],
    `"${'x'.repeat(57)}..." is too long for postgres, whose names have at most 63 bytes`,
  ],
  ['mysql', ['é'.repeat(64)], ''],
  ['postgres', many(1600), ''],
  ['postgres', many(1601), 'a table in postgres has at most 1600 columns, not 1601'],
  ['mysql', many(1018), 'a table in mysql has at most 1017 columns, not 1018'],
  ['sqlite', many(2001), 'a table in sqlite has at most 2000 columns, not 2001'],
])('SQL of %s has columns that it takes', async (dialect, names, message) => {
  expect(await told(names, '-f', 'sql', '--dialect', dialect)).toBe(message && `specimen: ${message}\n`);
});

it('a sheet has as many columns as a workbook takes', async () => {
  const file = join(folder, 'wide.xlsx');
  expect(await told(many(16_385), '-o', file)).toBe(
    'specimen: a sheet of xlsx has at most 16384 columns, not 16385: use csv or parquet\n',
  );
  expect(existsSync(file)).toBe(false);
});
