import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue, dataset, diagram } from 'specimen-data';
import { afterAll, describe, expect, it } from 'vitest';
import { parseCsv } from '../support/parsers.ts';
import { specimen } from './specimen.ts';

const folder = mkdtempSync(join(tmpdir(), 'specimen-datasets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

describe('specimen dataset', () => {
  it('prints all tables as JSON, or one in any format', async () => {
    const args = ['dataset', 'shop', '--country', 'de', '--size', '3', '--seed', 'x'];
    const all = dataset('shop', { country: 'de', size: 3, seed: 'x' });
    expect(await specimen(args)).toEqual({ code: 0, out: `${JSON.stringify(all)}\n`, err: '' });
    const { out } = await specimen([...args, '--table', 'orders', '--format', 'csv']);
    expect(parseCsv(out)).toHaveLength(all.tables.orders?.length ?? -1);
    expect((await specimen([...args, '--format', 'sql', '--dialect', 'mysql'])).out).toContain(
      'CREATE TABLE `orders`',
    );
  });

  it('writes the statements of a bank, a file for each account', async () => {
    const args = ['dataset', 'bank', '--country', 'de', '--size', '3', '--seed', 'x', '--format', 'camt.053'];
    const { accounts = [] } = dataset('bank', { country: 'de', size: 3, seed: 'x' }).tables;
    expect(await specimen([...args, '--out', at('statements')])).toEqual({ code: 0, out: '', err: '' });
    const names = accounts.map((row) => `account-${(row as { id: number }).id}.xml`);
    expect(readdirSync(at('statements')).sort()).toEqual(names.sort());
    const { out } = await specimen([...args, '--account', '2']);
    expect(out).toBe(readFileSync(join(at('statements'), 'account-2.xml'), 'utf8'));
    expect((await specimen([...args, '--out', at('statements')])).err).toMatch(/already exists/);
    expect((await specimen(args)).err).toMatch(/give --account/);
  });

  it('writes a folder with a file for each table, and none twice', async () => {
    const args = ['dataset', 'payroll', '--size', '4', '--seed', 'x', '--out', at('tables')];
    expect(await specimen(args)).toEqual({ code: 0, out: '', err: '' });
    expect(readdirSync(at('tables')).sort()).toEqual([
      'contracts.csv',
      'departments.csv',
      'employees.csv',
      'payslips.csv',
    ]);
    expect(parseCsv(readFileSync(at('tables/employees.csv'), 'utf8'))).toHaveLength(4);
    const again = await specimen(args);
    expect(again.code).toBe(2);
    expect(again.err).toContain('already exists; use --replace');
    expect((await specimen([...args, '--replace', '--format', 'ndjson'])).code).toBe(0);
    expect(readdirSync(at('tables'))).toContain('employees.ndjson');
  });

  it('writes one file as its ending says', async () => {
    const args = ['dataset', 'bank', '--size', '2', '--seed', 'x', '--out'];
    for (const ending of ['sql', 'zip', 'json'])
      expect(await specimen([...args, at(`bank.${ending}`)])).toEqual({ code: 0, out: '', err: '' });
    expect(readFileSync(at('bank.sql'), 'utf8')).toMatch(/^CREATE TABLE "customers"/);
    expect(readFileSync(at('bank.zip')).subarray(0, 4)).toEqual(Buffer.from([0x50, 0x4b, 3, 4]));
    expect(JSON.parse(readFileSync(at('bank.json'), 'utf8'))).toEqual(
      dataset('bank', { size: 2, seed: 'x' }),
    );
  });

  it('writes a folder where the name ends with a slash', async () => {
    const args = ['dataset', 'bank', '--size', '2', '--seed', 'x', '--out', `${at('bank.csv.gz')}/`];
    expect(await specimen(args)).toEqual({ code: 0, out: '', err: '' });
    expect(readdirSync(at('bank.csv.gz'))).toContain('cards.csv');
  });

  it('takes a definition that plan has compressed', async () => {
    const input = 'CREATE TABLE items (id int PRIMARY KEY);';
    for (const file of ['items.json', 'items.json.gz'].map(at)) {
      expect((await specimen(['plan', '-', '--out', file], { input })).code).toBe(0);
      const { out, err } = await specimen(['dataset', file, '--table', 'items', '-n', '1']);
      expect({ out, err }).toEqual({ out: '[{"id":1}]\n', err: '' });
    }
  });

  it('takes a definition from a file', async () => {
    const definition = {
      seed: 'own',
      tables: [{ name: 'items', rows: 3, fields: [{ name: 'id', type: 'sequence' }] }],
    };
    writeFileSync(at('mine.json'), JSON.stringify(definition));
    const { out } = await specimen(['dataset', at('mine.json')]);
    expect(JSON.parse(out)).toEqual(dataset(definition));
    expect((await specimen(['dataset', '-'], { input: JSON.stringify(definition) })).out).toBe(out);
  });

  it('draws the tables', async () => {
    expect((await specimen(['dataset', 'bank', '--diagram'])).out).toBe(diagram('bank'));
    await specimen(['dataset', 'bank', '--diagram', '--out', at('bank.svg')]);
    expect(readFileSync(at('bank.svg'), 'utf8')).toBe(diagram('bank', 'svg'));
    const { code, err } = await specimen(['dataset', 'bank', '--diagram', '--out', at('bank.png')]);
    expect({ code, there: existsSync(at('bank.png')) }).toEqual({ code: 2, there: false });
    expect(err).toContain('with .mmd or .svg');
  });

  it('tells what is wrong', async () => {
    for (const [args, message] of [
      [['dataset', 'bnk'], 'did you mean "bank"'],
      [
        ['dataset', 'bank', '--out', 'oracle://x/y'],
        'dataset writes to live databases of PostgreSQL, MySQL and MariaDB only',
      ],
      [['dataset', 'bank', '--format', 'csv'], 'csv holds one table: give --table, or a folder as --out'],
      [['dataset', 'bank', '--out', at('x.csv')], 'csv holds one table: give --table, or a folder as --out'],
      [['dataset', 'bank', '--out', at('x'), '--format', 'sql'], 'writes one file'],
      [['dataset', 'bank', '--out', ''], '--out must be a file, a folder or an address, not ""'],
      [['dataset', 'bank', '--out', at('x.sqlite.gz')], 'cannot be compressed: end'],
      [['dataset', 'bank', '--out', at('tables.zst')], 'without .zst'],
      [['dataset', at('none.json')], 'none.json'],
      [['dataset'], 'or your own tables'],
    ] as const) {
      const { code, err } = await specimen(args);
      expect(code, err).toBe(2);
      expect(err).toContain(message);
    }
  });

  it.each<[table: object, format: string, message: string]>([
    [{ name: 'a/b', rows: 1 }, 'csv', 'table "a/b" cannot be the name of a file: rename the table'],
    [
      { name: 'a', rows: 1_048_576 },
      'xlsx',
      'xlsx holds at most 1048575 rows, not 1048576: use csv or parquet',
    ],
  ])('refuses the files of %j as %s', async (table, format, message) => {
    const input = JSON.stringify({ tables: [{ ...table, fields: [{ name: 'k', type: 'sequence' }] }] });
    const { code, err } = await specimen(['dataset', '-', '--out', at('refused'), '--format', format], {
      input,
    });
    expect([code, err.split('\n').at(-2)]).toEqual([2, `specimen: ${message}`]);
    expect(existsSync(at('refused'))).toBe(false);
  });

  it.each([
    ['dataset', '-'],
    ['fill', 'postgres://localhost/x', '--plan', '-'],
  ])('%j of SQL is told of plan', async (...args) => {
    const { code, err } = await specimen(args, { input: 'CREATE  TABLE t (id int);' });
    expect({ code, err }).toEqual({
      code: 2,
      err: 'specimen: standard input is SQL, not JSON: specimen plan FILE.sql turns it into a definition\n',
    });
  });
});

it('specimen datasets lists them', async () => {
  const list = catalogue.datasets();
  expect((await specimen(['datasets'])).out).toBe(
    `${JSON.stringify({ count: list.length, datasets: list })}\n`,
  );
});
