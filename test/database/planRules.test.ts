import { type Plan, planOf, readSchema } from '@specimen/database';
import { dataset, specimen, type Value } from 'specimen-data';
import { expect, it } from 'vitest';
import { brokenRules } from './rules.ts';

const { world } = specimen;

function plan(sql: string): Plan {
  return planOf(readSchema(sql), { world, rows: 60 });
}

type Rows = readonly Readonly<Record<string, Value>>[];

/** The rows of a plan, by table. */
function rowsOf(sql: string): ReadonlyMap<string, Rows> {
  const { definition } = plan(sql);
  const { tables } = dataset(definition, { seed: 'x' });
  return new Map(definition.tables.map(({ name, into }) => [into ?? name, tables[name] as Rows]));
}

it.each([
  [
    'a key within a reference of two columns',
    'CREATE TABLE users (id int PRIMARY KEY, tenant_id int NOT NULL, UNIQUE (tenant_id, id)); CREATE TABLE profiles (id int PRIMARY KEY, tenant_id int NOT NULL, bio text, FOREIGN KEY (tenant_id, id) REFERENCES users (tenant_id, id));',
  ],
  [
    'a date among what is unique together',
    'CREATE TABLE customers (id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, birth_date date NOT NULL, UNIQUE (first_name, last_name, birth_date));',
  ],
  [
    'a time and a sum that are unique together',
    'CREATE TABLE slots (id int PRIMARY KEY, opens time NOT NULL, share numeric(3,1) NOT NULL, UNIQUE (opens, share));',
  ],
  [
    'halves among which a number is',
    'CREATE TABLE t (id int PRIMARY KEY, rate numeric NOT NULL CHECK (rate IN (0.5, 1.5)));',
  ],
  ['a key of two numbers', 'CREATE TABLE t (id smallint PRIMARY KEY CHECK (id IN (0, 1)), note text);'],
  [
    'a key of numbers that a list tells',
    'CREATE TABLE t (id int PRIMARY KEY CHECK (id IN (5, 50, 500)), note text);',
  ],
  [
    'a month of dates',
    "CREATE TABLE t (id int PRIMARY KEY, s date NOT NULL CHECK (s >= '2020-01-01' AND s < '2020-02-01'));",
  ],
  [
    'years of times',
    "CREATE TABLE t (id int PRIMARY KEY, s timestamp NOT NULL CHECK (s BETWEEN '2018-05-01' AND '2020-02-01'));",
  ],
  [
    'dates that are unique after a day',
    "CREATE TABLE t (id int PRIMARY KEY, d date UNIQUE NOT NULL CHECK (d > '2024-01-01'));",
  ],
  [
    'dates before a day',
    "CREATE TABLE t (id int PRIMARY KEY, created_at timestamp NOT NULL CHECK (created_at < '2019-03-01 12:00:00'));",
  ],
  [
    'births after a day',
    "CREATE TABLE people (id int PRIMARY KEY, birth_date date NOT NULL CHECK (birth_date >= '1999-06-01' AND birth_date <= '2003-01-01'));",
  ],
  ['a unique time', 'CREATE TABLE t (id int PRIMARY KEY, at_time time NOT NULL UNIQUE);'],
  ['a unique interval', 'CREATE TABLE t (id int PRIMARY KEY, span interval NOT NULL UNIQUE);'],
  ['a unique document', 'CREATE TABLE t (id int PRIMARY KEY, doc jsonb NOT NULL UNIQUE);'],
  ['a unique flag', 'CREATE TABLE t (id int PRIMARY KEY, main boolean NOT NULL UNIQUE);'],
  ['a flag as the key', 'CREATE TABLE t (main boolean PRIMARY KEY, note text);'],
  [
    'more decimals than a number has',
    `CREATE TABLE t (id int PRIMARY KEY, a decimal(65,30) NOT NULL CHECK (a > 0), b numeric(38,37) NOT NULL, c numeric(100,99) NOT NULL CHECK (c > 0),
       file_size decimal(65,30) NOT NULL CHECK (file_size > 0), d numeric(3,3) NOT NULL, e numeric(2,5) NOT NULL CHECK (e > 0));`,
  ],
  ['few unique decimals', 'CREATE TABLE t (id int PRIMARY KEY, share numeric(2,1) NOT NULL UNIQUE);'],
  [
    'unique numbers above a limit',
    'CREATE TABLE t (id int PRIMARY KEY, no int NOT NULL UNIQUE CHECK (no > 500));',
  ],
  ['unique bytes', 'CREATE TABLE t (id int PRIMARY KEY, hash bytea NOT NULL UNIQUE);'],
  ['unique addresses of machines', 'CREATE TABLE t (id int PRIMARY KEY, host inet NOT NULL UNIQUE);'],
  [
    'a transfer between two accounts',
    `CREATE TABLE accounts (id int PRIMARY KEY, iban text NOT NULL);
     CREATE TABLE transfers (id int PRIMARY KEY, from_account int NOT NULL REFERENCES accounts, to_account int NOT NULL REFERENCES accounts, CHECK (from_account <> to_account));`,
  ],
  [
    'friends, each pair once',
    `CREATE TABLE users (id int PRIMARY KEY, email text NOT NULL);
     CREATE TABLE friends (user_id int NOT NULL REFERENCES users, friend_id int NOT NULL REFERENCES users, PRIMARY KEY (user_id, friend_id), CHECK (user_id != friend_id));`,
  ],
  [
    'two of few teams',
    `CREATE TABLE teams (id int PRIMARY KEY CHECK (id IN (1, 2)), name text NOT NULL);
     CREATE TABLE games (id int PRIMARY KEY, home_id int NOT NULL REFERENCES teams, away_id int NOT NULL REFERENCES teams, CHECK (home_id IS DISTINCT FROM away_id));`,
  ],
  [
    'somebody who is not his own manager',
    'CREATE TABLE employees (id int PRIMARY KEY, manager_id int REFERENCES employees, deputy_id int REFERENCES employees, CHECK (manager_id <> id), CHECK (manager_id <> deputy_id));',
  ],
  [
    'cities that differ',
    'CREATE TABLE trips (id int PRIMARY KEY, origin_city text NOT NULL, destination_city text NOT NULL CHECK (origin_city <> destination_city));',
  ],
  [
    'currencies that differ',
    'CREATE TABLE rates (id int PRIMARY KEY, base_currency char(3) NOT NULL, quote_currency char(3) NOT NULL, CHECK (base_currency <> quote_currency));',
  ],
  [
    'numbers that differ, where both are there',
    'CREATE TABLE t (id int PRIMARY KEY, a int, b int, CHECK (a IS NULL OR b IS NULL OR a <> b));',
  ],
  [
    'flags that differ',
    'CREATE TABLE t (id int PRIMARY KEY, a boolean NOT NULL, b boolean NOT NULL, CHECK (a <> b));',
  ],
  [
    'choices that differ',
    "CREATE TABLE t (id int PRIMARY KEY, a text NOT NULL CHECK (a IN ('x', 'y', 'z')), b text NOT NULL CHECK (b IN ('x', 'y')), CHECK (a <> b));",
  ],
  [
    'days that differ',
    'CREATE TABLE t (id int PRIMARY KEY, asked_on date NOT NULL, answered_on date NOT NULL, CHECK (asked_on <> answered_on));',
  ],
  [
    'a number that only what is closed has not',
    `CREATE TABLE accounts (id int PRIMARY KEY, status char(1) NOT NULL CHECK (status IN ('A', 'C', 'F')), closed_on date, CHECK ((status = 'C') = (closed_on IS NOT NULL)));`,
  ],
  [
    'people and firms in one table',
    `CREATE TABLE parties (id int PRIMARY KEY, kind char(1) NOT NULL, born date, legal_name text, CHECK ((kind = 'P' AND born IS NOT NULL) OR (kind = 'F' AND legal_name IS NOT NULL)));`,
  ],
  [
    'one of two references',
    `CREATE TABLE cards (id int PRIMARY KEY); CREATE TABLE accounts (id int PRIMARY KEY);
     CREATE TABLE payments (id int PRIMARY KEY, card_id int REFERENCES cards, account_id int REFERENCES accounts,
       CHECK ((card_id IS NULL AND account_id IS NOT NULL) OR (card_id IS NOT NULL AND account_id IS NULL)));`,
  ],
  [
    'two that are null together',
    'CREATE TABLE t (id int PRIMARY KEY, lat numeric(8,5), lon numeric(8,5), CHECK ((lat IS NULL) = (lon IS NULL)), CHECK (coalesce(lat, 0) < 90));',
  ],
  [
    'a state that is not taken',
    `CREATE TABLE t (id int PRIMARY KEY, state text NOT NULL CHECK (state IN ('a', 'b', 'c')), CHECK (state <> 'b'));`,
  ],
  [
    'a text that begins so',
    `CREATE TABLE t (id int PRIMARY KEY, code text NOT NULL UNIQUE CHECK (code LIKE 'AB-__%'), email text NOT NULL CHECK (email LIKE '%@%'));`,
  ],
  [
    'a code in capitals',
    'CREATE TABLE t (id int PRIMARY KEY, code text NOT NULL UNIQUE CHECK (length(code) = 8 AND code = upper(code)), host text NOT NULL CHECK (host = lower(host)));',
  ],
  [
    'what may not be',
    `CREATE TABLE t (id int PRIMARY KEY, status text NOT NULL CHECK (status IN ('open', 'paid', 'void')), paid_at date, size int NOT NULL CHECK (size NOT BETWEEN 1 AND 5),
       CHECK (NOT (status = 'void' AND paid_at IS NOT NULL)), CHECK (status <> 'paid' OR paid_at IS NOT NULL), CHECK (status NOT IN ('open')));`,
  ],
  [
    'a flag that must be set',
    'CREATE TABLE t (id boolean PRIMARY KEY CHECK (id), agreed boolean NOT NULL CHECK (agreed));',
  ],
  [
    'numbers that add up',
    'CREATE TABLE invoices (id int PRIMARY KEY, subtotal numeric(12,2) NOT NULL, tax numeric(12,2) NOT NULL CHECK (tax >= 0), total numeric(14,2) NOT NULL, CHECK (total = subtotal + tax));',
  ],
  [
    'a number that others multiplied are, and one that is left of another',
    `CREATE TABLE lines (id int PRIMARY KEY, quantity int NOT NULL CHECK (quantity > 0), price_cents int NOT NULL, amount_cents int NOT NULL CHECK (amount_cents = price_cents * quantity),
       gross int NOT NULL, deductions int NOT NULL, net int NOT NULL, CHECK (net = gross - deductions));`,
  ],
  [
    'a balance that a limit bounds',
    'CREATE TABLE accounts (id int PRIMARY KEY, balance numeric(12,2) NOT NULL, available numeric(12,2) NOT NULL, overdraft numeric(12,2) NOT NULL DEFAULT 0, CHECK (available <= balance + overdraft));',
  ],
  [
    'what is not understood, where one of its columns may be null',
    'CREATE TABLE t (id int PRIMARY KEY, a int NOT NULL, b int, c int DEFAULT 0 NOT NULL, d int DEFAULT 0 NOT NULL, CHECK (a * 2 + 1 = abs(b)), CHECK (c * 3 = d * 5));',
  ],
  [
    'two addresses of e-mail',
    'CREATE TABLE users (id int PRIMARY KEY, email text NOT NULL, backup_email text NOT NULL, CHECK (email <> backup_email));',
  ],
])('keeps the rules of %s', (_, sql) => {
  expect(brokenRules({ schema: readSchema(sql), rows: rowsOf(sql) } as never)).toEqual([]);
});

it.each([
  ['branch_cd char(4) PRIMARY KEY', "branch_cd ~ '^[0-9]{4}$'", /^\d{4}$/],
  ['ccy char(3) NOT NULL', "(ccy)::text ~ '^[A-Z]{3}$'::text", /^GBP$/],
  ['slug text UNIQUE', "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'", /^[a-z]+(-[a-z0-9]+)*$/],
  ['email text NOT NULL', "email ~* '^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}$'", /@example/],
  ['zork varchar(6) NOT NULL', "zork ~ '^(AB|CD)[[:digit:]]{2,8}x?$'", /^(AB|CD)\d{2,8}x?$/],
  ['sort_code text NOT NULL', "regexp_like(sort_code, '^[0-9]{2}-[0-9]{2}-[0-9]{2}$')", /^\d\d-\d\d-\d\d$/],
])('makes what a pattern of a check wants: %s', (column, check, form) => {
  const schema = readSchema(`CREATE TABLE t (${column}, CHECK (${check}), note jsonb);`);
  const { definition, guesses } = planOf(schema, { world, rows: 60, country: 'gb' });
  expect(guesses.filter(({ why }) => why.includes('not understood'))).toEqual([]);
  const [rows = []] = Object.values(dataset(definition, { seed: 'x' }).tables) as unknown as Rows[];
  const [name = ''] = column.split(' ');
  expect(rows).toHaveLength(60);
  for (const row of rows) if (row[name] !== null) expect(row[name]).toMatch(form);
});

it('tells of a pattern that nothing is made by', () => {
  const { guesses } = plan(
    "CREATE TABLE t (id int PRIMARY KEY, zork text CHECK (zork ~ '^(?!a)[^a]*(?<=b)$'));",
  );
  expect(guesses.at(-1)?.why).toMatch(/^a check that was not understood/);
});

it('has as many of an array as a check wants, and no two rows that exclude each other', () => {
  const sql = `CREATE TABLE t (room int NOT NULL, during daterange NOT NULL, tags text[] NOT NULL CHECK (cardinality(tags) >= 2),
    parts int[] CHECK (array_length(parts, 1) BETWEEN 1 AND 2), EXCLUDE USING gist (room WITH =, during WITH &&));`;
  const { definition } = plan(sql);
  expect(definition.tables[0]?.fields).toMatchObject([
    { name: 'room' },
    { name: 'during' },
    { name: 'tags', list: '2-5' },
    { name: 'parts', list: '1-2' },
  ]);
  const rows = (rowsOf(sql).get('t') ?? []) as Rows;
  expect(new Set(rows.map(({ room }) => room)).size).toBe(60);
});

it('fills as many of some columns as a check counts', () => {
  const [row] = rowsOf(
    'CREATE TABLE t (id serial PRIMARY KEY, a text, b text, c text, CHECK (num_nonnulls(a, b, c) = 1));',
  ).get('t') as Rows;
  expect(row).toMatchObject({ a: expect.any(String), b: null, c: null });
});

it('rounds to tens where a type does', () => {
  const tens = {
    name: 'width',
    type: { kind: 'decimal', precision: 3, scale: -1 },
    declared: 'numeric(3,-1)',
    nullable: false,
  } as const;
  const table = {
    name: 't',
    columns: [tens],
    primaryKey: [],
    uniques: [],
    foreignKeys: [],
    checks: ['width > 0'],
  };
  const { definition } = planOf({ tables: [table] }, { world });
  expect(definition.tables[0]?.fields).toEqual([{ name: 'width', type: 'int:10,200' }]);
});

it('keeps names that are unique together names', () => {
  const rows = rowsOf(`CREATE TABLE tenants (id int PRIMARY KEY, name text NOT NULL);
    CREATE TABLE people (id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, UNIQUE (first_name, last_name));
    CREATE TABLE projects (id int PRIMARY KEY, tenant_id int NOT NULL REFERENCES tenants, name text NOT NULL, UNIQUE (tenant_id, name));`);
  for (const { first_name, last_name } of rows.get('people') as Rows)
    expect(`${first_name} ${last_name}`).toMatch(/\p{Ll}/u);
  for (const { name } of rows.get('projects') as Rows) expect(name).toMatch(/\p{Ll}/u);
});

const strange = (sql: string) => plan(sql).guesses.flatMap(({ column, why }) => (column === '' ? [why] : []));

it.each([
  ['x int NOT NULL REFERENCES a, y int NOT NULL REFERENCES a', 'x < y'],
  ['x int NOT NULL REFERENCES a', 'x > 10'],
  ['x int NOT NULL REFERENCES a, y int NOT NULL', 'x <> y'],
  ['x int NOT NULL, y int NOT NULL', 'x = y'],
  ['x text NOT NULL, y text NOT NULL', 'x < y'],
])('tells that %s do not keep %s', (columns, check) => {
  const sql = `CREATE TABLE a (id int PRIMARY KEY); CREATE TABLE b (id int PRIMARY KEY, ${columns}, CHECK (${check}));`;
  expect(strange(sql)).toEqual([`a check that was not understood: ${check}`]);
});

it('refers to rows that are there where a check puts references in order', () => {
  const { definition } = plan(
    'CREATE TABLE a (id int PRIMARY KEY); CREATE TABLE b (id int PRIMARY KEY, x int NOT NULL REFERENCES a, y int NOT NULL REFERENCES a, CHECK (x < y));',
  );
  expect(definition.tables[1]?.fields.map(({ type }) => type)).toEqual(['sequence', 'a.id', 'a.id']);
});

it('keeps numbers in order that several checks put so', () => {
  const sql =
    'CREATE TABLE t (id int PRIMARY KEY, a int NOT NULL, b int NOT NULL, c int NOT NULL, CHECK (a < c), CHECK (a < b), CHECK (b < c));';
  expect(brokenRules({ schema: readSchema(sql), rows: rowsOf(sql) } as never)).toEqual([]);
  expect(strange(sql)).toEqual([]);
});

it.each([
  'mn int NOT NULL, mx int NOT NULL CHECK (mx < 100), CHECK (mn <= mx)',
  'a int NOT NULL CHECK (a < 10), b int NOT NULL, CHECK (b < a)',
  'x real NOT NULL CHECK (x > 0 AND x < 1), y real NOT NULL, CHECK (y > x), CHECK (y < 1)',
  'low numeric(3,1) NOT NULL, high numeric(3,1) NOT NULL, CHECK (low < high)',
  'price numeric(10,2) NOT NULL, max_price numeric(10,2) NOT NULL CHECK (max_price <= 500), CHECK (price <= max_price)',
])('keeps numbers in order below a limit: %s', (columns) => {
  const sql = `CREATE TABLE t (id int PRIMARY KEY, ${columns});`;
  expect(brokenRules({ schema: readSchema(sql), rows: rowsOf(sql) } as never)).toEqual([]);
  expect(strange(sql)).toEqual([]);
});

it('leaves dates what they are where a check lets them', () => {
  const { definition } = plan(
    "CREATE TABLE people (id int PRIMARY KEY, birth_date date NOT NULL CHECK (birth_date > '1900-01-01'), created_at date NOT NULL CHECK (created_at > '2000-01-01'));",
  );
  expect(definition.tables[0]?.fields.map(({ type }) => type)).toEqual([
    'sequence',
    'us.dob',
    'date:2023,2025',
  ]);
});

it('puts the least before the greatest of the same, as names tell', () => {
  const sql =
    'CREATE TABLE t (id int PRIMARY KEY, max_age int NOT NULL, min_age int NOT NULL, max_price numeric(8,2) NOT NULL, min_price numeric(8,2) NOT NULL);';
  for (const { min_age, max_age, min_price, max_price } of rowsOf(sql).get('t') as Rows) {
    expect(Number(max_age)).toBeGreaterThanOrEqual(Number(min_age));
    expect(Number(max_age)).toBeLessThanOrEqual(90);
    expect(Number(max_price)).toBeGreaterThanOrEqual(Number(min_price));
  }
});

it.each([
  ['', [18, 90]],
  [' CHECK (age >= 21)', [21, 90]],
  [' CHECK (age BETWEEN 30 AND 40)', [30, 40]],
  [' CHECK (age < 18)', [0, 17]],
])('lets an age%s be that of the date of birth', (check, [least, most]) => {
  const sql = `CREATE TABLE customers (id int PRIMARY KEY, birth_date date NOT NULL, age int NOT NULL${check});`;
  const rows = rowsOf(sql).get('customers') as Rows;
  expect(rows).toHaveLength(60);
  for (const { birth_date, age } of rows) {
    expect(age).toBe(
      2025 - Number(String(birth_date).slice(0, 4)) + (/-01-01$/.test(String(birth_date)) ? 1 : 0),
    );
    expect(age).toBeGreaterThanOrEqual(least as number);
    expect(age).toBeLessThanOrEqual(most as number);
  }
  expect(new Set(rows.map(({ age }) => age)).size).toBeGreaterThan(5);
});

it('tells of columns that it cannot keep apart', () => {
  const sql =
    'CREATE TABLE t (id int PRIMARY KEY, a int NOT NULL UNIQUE, b int NOT NULL UNIQUE, CHECK (a <> b));';
  expect(plan(sql).guesses.at(-1)).toMatchObject({
    column: '',
    unsure: true,
    why: expect.stringContaining('a <> b'),
  });
});

it.each(['decimal(65,30)', 'numeric(38,37)', 'numeric(1000,999)'])(
  'a column of %s is not always 0',
  (type) => {
    const rows = rowsOf(`CREATE TABLE t (id int PRIMARY KEY, a ${type} NOT NULL);`).get('t') ?? [];
    expect(new Set(rows.map(({ a }) => a)).size).toBeGreaterThan(50);
  },
);

it('a price of decimal(65,30) is one', () => {
  const { definition } = plan('CREATE TABLE products (id int PRIMARY KEY, price decimal(65,30) NOT NULL);');
  expect(definition.tables[0]?.fields[1]).toEqual({ name: 'price', type: 'us.product.price' });
});
