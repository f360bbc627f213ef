import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { parquetReadObjects } from 'hyparquet';
import sqlite from 'node-sqlite3-wasm';
import { dataset } from 'specimen-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIN, specimen } from '../cli/specimen.ts';
import { Database } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'specimen-load-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const WELL = { code: 0, out: '', err: '' };

const SAID = 'a\tb\nc\\d\r"e",\'f\' \\N ünï';

/** A table of every kind of column, with names and texts that are hard to carry. */
const HARD = {
  seed: 'hard',
  tables: [
    {
      name: 'Weird "table"',
      rows: 20,
      fields: [
        { name: 'Key of it', type: 'uuid' },
        { name: 'said', const: SAID },
        { name: 'empty', const: '' },
        { name: 'maybe', type: 'int:1,9', blank: 0.5 },
        { name: 'amount', type: 'float:0,10,3' },
        { name: 'yes', type: 'bool' },
        { name: 'day', type: 'date' },
        { name: 'list', type: 'word', list: '0-3' },
        { name: 'inner', fields: [{ name: 'x', type: 'us.name' }] },
      ],
    },
    {
      name: 'child',
      of: 'Weird "table"',
      per: '0-2',
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'parent', type: 'Weird "table".Key of it' },
        { name: 'elder', type: 'child.id' },
      ],
    },
  ],
};
const hard = at('hard.json');
writeFileSync(hard, JSON.stringify(HARD));

/** Laws of the dataset bank, in SQL that every database understands: each query returns 0. */
const BANK_LAWS = {
  'balances after each booking add up': `
    SELECT count(*) FROM (
      SELECT balance - lag(balance) OVER (PARTITION BY account_id ORDER BY id) - amount AS off FROM transactions
    ) AS steps WHERE abs(off) > 0.0001`,
  'the last balance is that of the account': `
    SELECT count(*) FROM accounts AS a WHERE abs(a.balance - a.opening_balance
      - (SELECT coalesce(sum(amount), 0) FROM transactions AS t WHERE t.account_id = a.id)) > 0.0001`,
  'accounts are opened after their customers joined': `
    SELECT count(*) FROM accounts AS a JOIN customers AS c ON c.id = a.customer_id WHERE a.opened < c.joined`,
};

const counts = Object.fromEntries(
  Object.entries(dataset('bank', { country: 'de:2,fr:1', size: 40, seed: 'x' }).tables).map(
    ([name, rows]) => [name, rows.length],
  ),
);
const BANK = ['dataset', 'bank', '--country', 'de:2,fr:1', '--size', '40', '--seed', 'x', '--out'];

describe('PostgreSQL', () => {
  let database: Database;
  beforeAll(async () => {
    database = await Database.make('load');
  });
  afterAll(() => database.close());

  it('holds the tables with their keys and references', async () => {
    expect(await specimen([...BANK, database.url])).toEqual(WELL);
    for (const [name, count] of Object.entries(counts))
      expect(await database.value(`SELECT count(*) FROM ${name}`)).toBe(count);
    for (const [law, query] of Object.entries(BANK_LAWS)) expect(await database.value(query), law).toBe(0);
    const kinds = await database.rows(
      'SELECT contype AS kind, count(*)::int FROM pg_constraint WHERE connamespace = $$public$$::regnamespace GROUP BY 1',
    );
    expect(kinds).toEqual(
      expect.arrayContaining([
        { kind: 'p', count: 5 },
        { kind: 'f', count: 6 },
      ]),
    );
    expect(await database.value('SELECT string_agg(DISTINCT country, $$,$$) FROM customers')).toBe('de,fr');
    await expect(database.run('DELETE FROM customers')).rejects.toThrow('foreign key');
    await expect(database.run('INSERT INTO merchants SELECT * FROM merchants')).rejects.toThrow(
      'duplicate key',
    );
  });

  it('refuses tables that exist, and replaces them when asked', async () => {
    const again = await specimen([...BANK, database.url]);
    expect(again).toMatchObject({ code: 2, out: '' });
    expect(again.err).toMatch(
      /^specimen: tables "customers", .* exist already; use --replace to overwrite\n$/,
    );
    const fewer = ['dataset', 'bank', '--size', '3', '--seed', 'x', '--out', database.url, '--replace'];
    expect(await specimen(fewer)).toEqual(WELL);
    expect(await database.value('SELECT count(*) FROM customers')).toBe(3);
  });

  it('does not drop what others need', async () => {
    const { code, err } = await specimen([
      'dataset',
      'shop',
      '--size',
      '3',
      '--out',
      database.url,
      '--replace',
    ]);
    expect(code).toBe(2);
    expect(err).toMatch(
      /^specimen: postgres:.*cannot drop table customers because other objects depend on it.*\n$/,
    );
    expect(err).not.toContain('secret');
    expect(await database.value('SELECT count(*) FROM customers')).toBe(3);
    expect(await database.value("SELECT count(*) FROM pg_tables WHERE tablename = 'orders'")).toBe(0);
  });

  it('holds every name and every text as it is', async () => {
    expect(await specimen(['dataset', hard, '--out', database.url])).toEqual(WELL);
    const [rows = []] = Object.values(dataset(HARD).tables) as unknown as [Record<string, unknown>[]];
    const found = await database.rows(
      'SELECT *, amount::text AS amount, day::text AS day FROM "Weird ""table""" ORDER BY "Key of it"',
    );
    const expected = rows
      .map(({ inner, amount, ...row }) => ({
        ...row,
        amount: String(amount),
        'inner.x': (inner as { x: string }).x,
      }))
      .sort((a, b) =>
        String((a as Record<string, unknown>)['Key of it']) <
        String((b as Record<string, unknown>)['Key of it'])
          ? -1
          : 1,
      );
    expect(found.map((row) => ({ ...row, maybe: row.maybe === null ? null : Number(row.maybe) }))).toEqual(
      expected,
    );
    expect(
      await database.value('SELECT count(*) FROM child JOIN "Weird ""table""" ON parent = "Key of it"'),
    ).toBe(await database.value('SELECT count(*) FROM child'));
  });

  it.each(['SIGKILL', 'SIGINT'] as const)('%s in the middle leaves nothing', async (signal) => {
    await database.run('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    const args = ['dataset', 'bank', '--size', '10000', '--seed', 'x', '--out', database.url];
    const child = spawn(process.execPath, [BIN, ...args], { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('close', resolve));
    while (!(await database.value('SELECT count(*) FROM pg_stat_progress_copy WHERE tuples_processed > 0')));
    child.kill(signal);
    await ended;
    while (await database.value("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'specimen'"));
    expect(await database.value('SELECT count(*) FROM pg_tables WHERE schemaname = $$public$$')).toBe(0);
  });

  it.each([
    ['postgres://127.0.0.1:1/x', 'nobody listens there'],
    ['postgres://host.invalid/x', 'there is no such host'],
    ['postgres://a b:secret@:x/y', 'must be an address such as'],
    ['postgres://me:top/secret:word@host:5432/x', 'must be an address such as'],
    [() => database.url.replace('secret', 'wrong'), 'password authentication failed'],
    [() => database.url.replace(/[^/]*$/, 'none'), 'database "none" does not exist'],
    [() => `${database.url}?sslmode=require`, 'SSL'],
  ])('tells in one line what is wrong with an address: %s', async (given, message) => {
    const url = typeof given === 'string' ? given : given();
    const { code, err } = await specimen([...BANK, url]);
    expect(code).toBe(2);
    expect(err).toMatch(/^specimen: [^\n]+\n$/);
    expect(err).toContain(message);
    expect(err).not.toContain('secret');
  });
});

describe('SQLite', () => {
  it('holds the tables with their keys and references', async () => {
    expect(await specimen([...BANK, at('bank.sqlite')])).toEqual(WELL);
    const database = new sqlite.Database(at('bank.sqlite'), { readOnly: true });
    const value = (query: string) => Object.values(database.get(query) ?? {})[0];
    for (const [name, count] of Object.entries(counts))
      expect(value(`SELECT count(*) FROM ${name}`)).toBe(count);
    for (const [law, query] of Object.entries(BANK_LAWS)) expect(value(query), law).toBe(0);
    expect(database.all('PRAGMA foreign_key_check')).toEqual([]);
    expect(database.all('PRAGMA foreign_key_list(transactions)')).toHaveLength(4);
    expect(value("SELECT pk FROM pragma_table_info('accounts') WHERE name = 'id'")).toBe(1);
    expect(value('SELECT typeof(id) || typeof(name) || typeof(income) FROM customers')).toMatch(
      /^integertext(integer|real)$/,
    );
    database.close();
  });

  it('keeps what a file holds, and refuses tables that exist', async () => {
    expect(await specimen(['dataset', 'payroll', '--size', '3', '--out', at('bank.sqlite')])).toEqual(WELL);
    const again = await specimen([...BANK, at('bank.sqlite')]);
    expect(again.err).toMatch(/^specimen: tables .* exist already; use --replace to overwrite\n$/);
    expect(await specimen([...BANK, at('bank.sqlite'), '--replace'])).toEqual(WELL);
    const database = new sqlite.Database(at('bank.sqlite'), { readOnly: true });
    expect(database.get('SELECT count(*) AS rows FROM employees')).toEqual({ rows: 3 });
    expect(database.get('SELECT count(*) AS rows FROM customers')).toEqual({ rows: 40 });
    database.close();
  });

  it('holds every text as it is', async () => {
    expect(await specimen(['dataset', hard, '--out', at('hard.db')])).toEqual(WELL);
    const database = new sqlite.Database(at('hard.db'), { readOnly: true });
    const [said] = database.all('SELECT DISTINCT said, empty FROM "Weird ""table"""');
    expect(said).toEqual({ said: SAID, empty: '' });
    database.close();
  });
});

describe('DuckDB', () => {
  const ask = async (file: string, query: string) => {
    const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY' });
    const connection = await instance.connect();
    const rows = (await connection.runAndReadAll(query)).getRowsJson();
    connection.closeSync();
    instance.closeSync();
    return rows;
  };

  it('holds the tables with their keys and references', async () => {
    expect(await specimen([...BANK, at('bank.duckdb')])).toEqual(WELL);
    for (const [name, count] of Object.entries(counts))
      expect(await ask(at('bank.duckdb'), `SELECT count(*) FROM ${name}`)).toEqual([[String(count)]]);
    for (const [law, query] of Object.entries(BANK_LAWS))
      expect(await ask(at('bank.duckdb'), query), law).toEqual([['0']]);
    const kinds = await ask(
      at('bank.duckdb'),
      "SELECT constraint_type, count(*) FROM duckdb_constraints() WHERE constraint_type IN ('PRIMARY KEY', 'FOREIGN KEY') GROUP BY 1 ORDER BY 1 DESC",
    );
    expect(kinds).toEqual([
      ['PRIMARY KEY', '5'],
      ['FOREIGN KEY', '5'],
    ]);
  });

  it('keeps what a file holds, and refuses tables that exist', async () => {
    expect(await specimen(['dataset', 'payroll', '--size', '3', '--out', at('bank.duckdb')])).toEqual(WELL);
    expect((await specimen([...BANK, at('bank.duckdb')])).err).toContain('exist already; use --replace');
    expect(await specimen([...BANK, at('bank.duckdb'), '--replace'])).toEqual(WELL);
    expect(await ask(at('bank.duckdb'), 'SELECT count(*) FROM employees')).toEqual([['3']]);
  });

  it('holds every text as it is', async () => {
    expect(await specimen(['dataset', hard, '--out', at('hard.duckdb')])).toEqual(WELL);
    expect(await ask(at('hard.duckdb'), 'SELECT DISTINCT said, empty FROM "Weird ""table"""')).toEqual([
      [SAID, ''],
    ]);
  });
});

it('says what does not apply to a database, and which tables there are', async () => {
  const { code, err } = await specimen([
    'dataset',
    hard,
    '--out',
    at('apply.db'),
    '--format',
    'csv',
    '-n',
    '2',
  ]);
  expect({ code, err }).toEqual({ code: 0, err: 'specimen: --format, -n do not apply here\n' });
  const unknown = await specimen(['dataset', hard, '--table', 'chil', '--out', at('unknown.db')]);
  expect(unknown).toMatchObject({ code: 2, err: 'specimen: unknown table "chil"; did you mean "child"?\n' });
  expect(await specimen(['dataset', hard, '--table', 'child', '--out', at('alone.db')])).toEqual(WELL);
});

describe('files', () => {
  it.each(['csv', 'ndjson', 'json', 'tsv', 'xml', 'parquet'])('a folder of %s', async (format) => {
    const args = [
      'dataset',
      'payroll',
      '--size',
      '3',
      '--seed',
      'x',
      '--format',
      format,
      '--out',
      at(format),
    ];
    expect(await specimen(args)).toEqual(WELL);
    expect(readdirSync(at(format)).sort()).toEqual(
      ['contracts', 'departments', 'employees', 'payslips'].map((name) => `${name}.${format}`),
    );
    expect((await specimen(args)).err).toContain('already exists; use --replace');
  });

  it('Parquet holds what JSON does', async () => {
    const bytes = readFileSync(at('parquet/departments.parquet'));
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
    const rows = (await parquetReadObjects({ file })) as Record<string, unknown>[];
    const { departments = [] } = dataset('payroll', { size: 3, seed: 'x' }).tables;
    expect(rows.map(({ id, name }) => ({ id: Number(id), name }))).toEqual(
      (departments as unknown as { id: number; name: string }[]).map(({ id, name }) => ({ id, name })),
    );
  });

  it('a zip file of any format', async () => {
    expect(await specimen([...BANK, at('bank.zip'), '--format', 'ndjson'])).toEqual(WELL);
    const bytes = readFileSync(at('bank.zip'));
    for (const name of Object.keys(counts)) expect(bytes.includes(`${name}.ndjson`)).toBe(true);
  });

  it.each(['x.sqlite', 'x.duckdb', 'x'])('an interrupted %s leaves nothing', async (name) => {
    const place = at(`interrupted-${name}`);
    mkdirSync(place);
    const args = ['dataset', 'bank', '--size', '20000', '--seed', 'x', '--out', join(place, name)];
    const child = spawn(process.execPath, [BIN, ...args], { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('close', resolve));
    while (readdirSync(place).length === 0) await new Promise(setImmediate);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(readdirSync(place)).toEqual([]);
  });

  it.each([
    ['none/x.sqlite', 'no such file or directory'],
    ['none/x.duckdb', 'no such file or directory'],
    ['hard.json/x', 'not a directory'],
    ['bad.db', 'file is not a database'],
    ['bad.duckdb', 'not a valid DuckDB database file'],
    ['folder.sqlite', 'it is a folder'],
    ['used.sqlite', 'it is in use'],
  ])('tells in one line why %s cannot be written', async (name, message) => {
    for (const bad of ['bad.db', 'bad.duckdb']) writeFileSync(at(bad), 'something else '.repeat(10));
    if (!existsSync(at('folder.sqlite'))) mkdirSync(at('folder.sqlite'));
    for (const used of ['used.sqlite', 'used.sqlite-wal']) writeFileSync(at(used), 'x');
    const { code, err } = await specimen(['dataset', 'bank', '--size', '2', '--out', at(name)]);
    expect(code).toBe(2);
    expect(err).toMatch(/^specimen: [^\n]+\n$/);
    expect(err).toContain(message);
  });
});
