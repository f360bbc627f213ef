import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIN, specimen } from '../cli/specimen.ts';
import { Database } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'specimen-fill-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A shop with every kind of rule: references, two of them in a circle, uniques, checks, an enum, arrays, columns that fill themselves. */
const SHOP = `
  CREATE SCHEMA sales;
  CREATE TYPE status AS ENUM ('new', 'paid', 'sent');
  CREATE TABLE countries (code char(2) PRIMARY KEY, name text NOT NULL);
  INSERT INTO countries VALUES ('DE', 'Germany'), ('FR', 'France');
  CREATE TABLE customers (
    id serial PRIMARY KEY, email varchar(100) NOT NULL UNIQUE, name text NOT NULL,
    country char(2) NOT NULL REFERENCES countries, born date, tags text[] NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    label text GENERATED ALWAYS AS (name || ' <' || email || '>') STORED);
  CREATE TABLE products (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, sku varchar(20) UNIQUE NOT NULL,
    price numeric(10,2) NOT NULL CHECK (price > 0), "Upper Case" int NOT NULL);
  CREATE TABLE orders (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), customer_id int NOT NULL REFERENCES customers, status status NOT NULL);
  CREATE TABLE order_items (
    order_id uuid NOT NULL REFERENCES orders, product_id bigint NOT NULL REFERENCES products,
    quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 10), PRIMARY KEY (order_id, product_id));
  CREATE TABLE employees (id serial PRIMARY KEY, name text NOT NULL, manager_id int REFERENCES employees, department_id int);
  CREATE TABLE departments (id serial PRIMARY KEY, name text UNIQUE NOT NULL, head_id int NOT NULL REFERENCES employees);
  ALTER TABLE employees ADD FOREIGN KEY (department_id) REFERENCES departments;
  CREATE TABLE sales."Date" (id serial PRIMARY KEY, day date NOT NULL, "order" uuid NOT NULL REFERENCES public.orders)`;

const TABLES = ['customers', 'products', 'orders', 'order_items', 'employees', 'departments', 'sales."Date"'];

/** Runs `fill`. Returns the number of rows of each table. */
async function filled(url: string, ...args: string[]): Promise<Record<string, number>> {
  const { code, out, err } = await specimen(['fill', url, ...args]);
  expect(code, err).toBe(0);
  const { tables } = JSON.parse(out) as { tables: { table: string; rows: number }[] };
  return Object.fromEntries(tables.filter(({ rows }) => rows > 0).map(({ table, rows }) => [table, rows]));
}

/** The one line that a run failed with. */
async function refused(url: string, ...args: string[]): Promise<string> {
  const { code, out, err } = await specimen(['fill', url, ...args]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^specimen: [^\n]+\n$/);
  return err;
}

/** A plan in a file. */
function planned(name: string, ...tables: object[]): string {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify({ tables }));
  return file;
}

describe('specimen fill', () => {
  let shop: Database;
  beforeAll(async () => {
    shop = await Database.make('fill_shop', SHOP);
  });
  afterAll(() => shop.close());

  const SAME = ['--exclude', 'countries', '--country', 'de', '--rows', '30,products=40', '--seed', 'same'];
  const fingerprint = (table: string, last: string) =>
    shop.value(`SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${table} AS t WHERE ${last}`);

  it('fills every table of a live schema, and says how many rows', async () => {
    const rows = await filled(shop.url, ...SAME);
    expect(rows).toMatchObject({ products: 40 });
    for (const name of TABLES)
      expect(await shop.value(`SELECT count(*) FROM ${name}`), name).toBe(rows[name.replaceAll('"', '')]);
    expect(await shop.value('SELECT count(*) FROM countries')).toBe(2);
    expect(
      await shop.value('SELECT count(*) FROM employees WHERE department_id IS NOT NULL'),
    ).toBeGreaterThan(0);
    expect(
      await shop.value("SELECT count(*) FROM customers WHERE label <> name || ' <' || email || '>'"),
    ).toBe(0);
    expect(await shop.value('SELECT max(array_length(tags, 1)) FROM customers')).toBeGreaterThan(0);
    expect(await shop.value('SELECT count(DISTINCT status) FROM orders')).toBe(3);
  });

  it('goes on after the last keys, and leaves the rows that are there', async () => {
    const before = await fingerprint('customers', 'id <= 30');
    const employees = await fingerprint('employees', 'true');
    const rows = await filled(shop.url, ...SAME);
    expect(await fingerprint('customers', 'id <= 30')).toBe(before);
    expect(await fingerprint('employees', `id <= ${rows.employees}`)).toBe(employees);
    for (const name of TABLES)
      expect(await shop.value(`SELECT count(*) FROM ${name}`), name).toBe(
        2 * (rows[name.replaceAll('"', '')] ?? 0),
      );
    expect(await shop.rows('SELECT min(id), max(id), count(*)::int FROM customers')).toEqual([
      { min: 1, max: 60, count: 60 },
    ]);
    expect(
      await shop.value(
        'SELECT count(*) FROM orders JOIN customers ON customers.id = customer_id WHERE customers.id > 30',
      ),
    ).toBe(rows.orders);
  });

  it('leaves sequences behind the last key, for the next row of somebody else', async () => {
    await shop.run('INSERT INTO products (sku, price, "Upper Case") VALUES (\'mine\', 1, 1)');
    expect(await shop.value("SELECT id FROM products WHERE sku = 'mine'")).toBe(81);
    await shop.run("INSERT INTO employees (name) VALUES ('me')");
    expect(await shop.value("SELECT id FROM employees WHERE name = 'me'")).toBe(61);
  });

  it('lets rows refer to those of excluded tables', async () => {
    const orders = await shop.value('SELECT count(*) FROM orders');
    const rows = await filled(
      shop.url,
      '--exclude',
      'countries,orders,products',
      '--rows',
      '12',
      '--seed',
      'x',
    );
    expect(Object.keys(rows)).not.toContain('orders');
    expect(await shop.value('SELECT count(*) FROM orders')).toBe(orders);
    expect(rows.order_items).toBeGreaterThan(0);
    const none = await Database.make('fill_none', SHOP.replace(/INSERT INTO countries [^;]*;/, ''));
    expect(await refused(none.url, '--exclude', 'countries', '--strict')).toContain(
      'cannot fill customers: it needs rows of countries',
    );
    await none.close();
  });

  it('adds what is left to a table whose keys are listed, and nothing when all are there', async () => {
    const args = ['--rows', '4', '--seed', 'y'];
    const { countries = 0 } = await filled(shop.url, ...args);
    expect(countries).toBeGreaterThan(0);
    expect(await shop.value('SELECT count(*) FROM countries')).toBe(2 + countries);
    expect(await shop.value("SELECT name FROM countries WHERE code = 'FR'")).toBe('France');
    for (let all = await filled(shop.url, ...args); all.countries; all = await filled(shop.url, ...args));
    expect(await filled(shop.url, ...args)).toMatchObject({ customers: 4 });
  });

  it('adds nothing to a table that has all that its key may be', async () => {
    const database = await Database.make(
      'fill_full',
      `CREATE TYPE size AS ENUM ('small', 'large');
       CREATE TABLE sizes (size size PRIMARY KEY, note text);
       CREATE TABLE states (code text PRIMARY KEY CHECK (code IN ('new', 'paid')));
       INSERT INTO states VALUES ('new'), ('paid');
       CREATE TABLE sales (id int PRIMARY KEY, state text NOT NULL REFERENCES states, size size NOT NULL REFERENCES sizes);`,
    );
    expect(await filled(database.url, '--rows', 'sales=9')).toEqual({ sizes: 2, sales: 9 });
    expect(await filled(database.url, '--rows', 'sales=9')).toEqual({ sales: 9 });
    await database.close();
  });

  it('tells in scripts what its plan is unsure of', async () => {
    const database = await Database.make(
      'fill_doubts',
      "CREATE TABLE t (id int PRIMARY KEY, place point, zork text NOT NULL CHECK (zork <> zork || 'x'));",
    );
    const { out, err } = await specimen(['fill', database.url, '--rows', '2', '--seed', 'x']);
    expect(JSON.parse(out)).toEqual({
      count: 1,
      tables: [{ table: 't', rows: 2, status: 'filled' }],
      seed: 'x',
    });
    expect(err.split('\n')).toEqual([
      '? t.place: left null: nothing is known of its type',
      '? t.zork: sentence:6 (type)',
      expect.stringContaining('? t: a check that was not understood: '),
      '1 table with 2 columns planned; 3 worth a look (? or left out)',
      '2 rows in 1 table',
      '',
    ]);
    await database.close();
  });

  it('kill -9 in the middle leaves nothing', async () => {
    const before = await shop.rows('SELECT count(*) FROM customers');
    const args = ['fill', shop.url, '--exclude', 'countries', '--rows', '6000'];
    const child = spawn(process.execPath, [BIN, ...args], { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const loading = `SELECT count(*) FROM pg_stat_progress_copy WHERE relid = 'order_items'::regclass AND tuples_processed > 0`;
    while (!(await shop.value(loading)));
    child.kill('SIGKILL');
    await ended;
    while (await shop.value("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'specimen'"));
    expect(await shop.rows('SELECT count(*) FROM customers')).toEqual(before);
  });

  it.each([
    [['--exclude', 'nothing'], 'unknown table "nothing"'],
    [['--rows', 'many'], 'rows must be a number or table=number'],
    [['--rows', 'nothing=3'], 'unknown table "nothing"'],
    [['--country', 'xx'], 'xx'],
    [['--plan', '/none.json'], 'cannot read "/none.json"'],
    [['--plan', 'x', '--country', 'de'], 'omit one of them'],
  ])('tells in one line what is wrong with %j', async (args, message) => {
    expect(await refused(shop.url, ...args)).toContain(message);
  });
});

describe('specimen fill, where columns must differ', () => {
  let database: Database;
  beforeAll(async () => {
    database = await Database.make(
      'fill_unequal',
      `CREATE TABLE people (id serial PRIMARY KEY, birth_date date NOT NULL, age int NOT NULL CHECK (age BETWEEN 20 AND 60), state char(2) NOT NULL);
       CREATE TABLE transfers (id serial PRIMARY KEY, from_id int NOT NULL REFERENCES people, to_id int NOT NULL REFERENCES people, CHECK (from_id <> to_id));
       CREATE TABLE friends (person_id int REFERENCES people, friend_id int REFERENCES people, PRIMARY KEY (person_id, friend_id), CHECK (person_id <> friend_id));
       CREATE TABLE rates (base char(3) NOT NULL, quote_currency char(3) NOT NULL, base_currency char(3) NOT NULL, CHECK (base_currency <> quote_currency));`,
    );
  });
  afterAll(() => database.close());

  it('fills them, and again, and beside people who are there', async () => {
    const first = await filled(database.url, '--rows', '12,transfers=200', '--seed', 'a');
    expect(first).toMatchObject({ people: 12, transfers: 200, rates: 12 });
    expect(first.friends).toBeGreaterThan(0);
    await filled(database.url, '--rows', '12', '--seed', 'a');
    await filled(database.url, '--rows', '12', '--seed', 'b', '--exclude', 'people');
    expect(await database.value('SELECT count(*) FROM people')).toBe(24);
    expect(await database.value("SELECT count(*) FROM people WHERE state !~ '^[A-Z]{2}$'")).toBe(0);
    expect(
      await database.value(
        "SELECT count(*) FROM people WHERE age <> extract(year FROM age(date '2026-01-01', birth_date))",
      ),
    ).toBe(0);
  });
});

describe('specimen fill --plan', () => {
  let database: Database;
  beforeAll(async () => {
    database = await Database.make(
      'fill_plan',
      `CREATE TABLE codes (code char(1) PRIMARY KEY);
       INSERT INTO codes SELECT chr(65 + n) FROM generate_series(0, 19) AS n;
       CREATE TABLE notes (id int PRIMARY KEY, code char(1) REFERENCES codes, size int CHECK (size < 5), meta jsonb);
       CREATE TABLE a (id int PRIMARY KEY, b_id int NOT NULL);
       CREATE TABLE b (id int PRIMARY KEY, a_id int NOT NULL REFERENCES a DEFERRABLE);
       ALTER TABLE a ADD FOREIGN KEY (b_id) REFERENCES b DEFERRABLE INITIALLY IMMEDIATE;
       CREATE TABLE c (id int PRIMARY KEY, d_id int NOT NULL);
       CREATE TABLE d (id int PRIMARY KEY, c_id int NOT NULL REFERENCES c);
       ALTER TABLE c ADD FOREIGN KEY (d_id) REFERENCES d;`,
    );
  });
  afterAll(() => database.close());

  const CODES = { name: 'codes', rows: 6, fields: [{ name: 'code', pattern: '[A-Z]', unique: true }] };
  const pair = (one: string, other: string) => [
    {
      name: one,
      rows: 5,
      fields: [
        { name: 'id', type: 'sequence' },
        { name: `${other}_id`, type: `${other}.id`, later: true },
      ],
    },
    {
      name: other,
      rows: 5,
      fields: [
        { name: 'id', type: 'sequence' },
        { name: `${one}_id`, type: `${one}.id` },
      ],
    },
  ];

  it('finds the last values of a key that are left, and says when there are none', async () => {
    await filled(database.url, '--plan', planned('codes', CODES));
    expect(await database.value('SELECT string_agg(code, $$$$ ORDER BY code) FROM codes')).toBe(
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    );
    expect(await refused(database.url, '--plan', planned('codes', CODES), '--strict')).toContain(
      'has only 26 distinct values, too few for 6 rows',
    );
  });

  it('writes objects as JSON, and as many rows as asked for', async () => {
    const notes = {
      name: 'notes',
      rows: 3,
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'code', type: 'codes.code' },
        { name: 'size', type: 'int:1,4' },
        {
          name: 'meta',
          fields: [
            { name: 'by', type: 'de.name' },
            { name: 'at', type: 'time', list: 2 },
          ],
        },
      ],
    };
    const file = planned('notes', CODES, notes);
    expect(await filled(database.url, '--plan', file, '--exclude', 'codes', '--rows', 'notes=7')).toEqual({
      notes: 7,
    });
    expect(await database.value("SELECT count(*) FROM notes WHERE jsonb_array_length(meta->'at') = 2")).toBe(
      7,
    );
  });

  it('changes a plan that would break a rule, and says so', async () => {
    const large = {
      name: 'notes',
      rows: 9,
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'size', type: 'int:1,20' },
      ],
    };
    const { out } = await specimen(['fill', database.url, '--plan', planned('large', large), '--seed', 'x']);
    expect(JSON.parse(out).tables).toEqual([
      {
        ...{ table: 'notes', rows: 9, status: 'filled' },
        reason: expect.stringContaining('the plan was changed: new row for relation "notes" violates check'),
      },
    ]);
    expect(await database.value('SELECT count(*) FROM notes')).toBe(16);
    expect(await refused(database.url, '--plan', planned('other', { ...large, name: 'note' }))).toContain(
      'unknown table "note" for the database; did you mean "notes"?',
    );
  });

  it('fills tables that refer to each other, whether or not that can be checked at the end', async () => {
    expect(await filled(database.url, '--plan', planned('ab', ...pair('a', 'b')))).toEqual({ a: 5, b: 5 });
    expect(await database.value('SELECT count(*) FROM a JOIN b ON b.id = b_id')).toBe(5);
    expect(await filled(database.url, '--plan', planned('cd', ...pair('c', 'd')))).toEqual({ c: 5, d: 5 });
    expect(await database.value('SELECT count(*) FROM c JOIN d ON d.id = d_id')).toBe(5);
  });
});

it.each([
  ['oracle://localhost/x', 'the URL must be a file such as shop.sqlite, or an address such as postgres://'],
  ['mysql://127.0.0.1:1/x', 'nobody listens there'],
  ['postgres://127.0.0.1:1/x', 'nobody listens there'],
])('tells in one line what is wrong with %s', async (url, message) => {
  expect(await refused(url)).toContain(message);
});

it('passes over rows whose values of a key were drawn before', async () => {
  const codes = await Database.make(
    'fill_repeats',
    'CREATE TABLE codes (id int PRIMARY KEY, code text UNIQUE)',
  );
  const fields = [
    { name: 'id', type: 'sequence' },
    { name: 'code', type: 'gb.sortcode', blank: 0.1 },
  ];
  const plan = planned('repeats', { name: 'codes', rows: 300, fields });
  for (const seed of ['a', 'b']) await filled(codes.url, '--plan', plan, '--seed', seed);
  expect(await codes.value('SELECT count(*) FROM codes')).toBe(600);
  expect(await codes.value('SELECT count(*) FROM codes WHERE code IS NULL')).toBeGreaterThan(20);
  await codes.close();
});

it('fills domains of domains, lists of awkward enums, whole references and rows that are one alone', async () => {
  const odd = await Database.make(
    'fill_odd',
    `CREATE DOMAIN positive AS int CHECK (VALUE > 0);
     CREATE DOMAIN small AS positive CHECK (VALUE < 20);
     CREATE TYPE mood AS ENUM ('sad', 'it''s, well (fine)');
     CREATE TABLE pairs (a int, b int, PRIMARY KEY (a, b));
     CREATE TABLE odd (id serial PRIMARY KEY, size small NOT NULL, moods mood[] NOT NULL, a int, b int, pan text NOT NULL CHECK (pan SIMILAR TO '[0-9]{16}'),
       FOREIGN KEY (a, b) REFERENCES pairs MATCH FULL);
     CREATE TABLE settings (single boolean PRIMARY KEY DEFAULT true CHECK (single), note text)`,
  );
  expect(await filled(odd.url, '--rows', '30', '--seed', 'x')).toMatchObject({ settings: 1, pairs: 30 });
  expect(await odd.value('SELECT max(size) FROM odd')).toBeLessThan(20);
  expect(await odd.value("SELECT count(*) FROM odd WHERE 'sad' = ANY (moods)")).toBeGreaterThan(0);
  await odd.close();
});
