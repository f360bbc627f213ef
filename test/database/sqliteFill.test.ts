import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specimen } from '../cli/specimen.ts';

const SHOP = `
CREATE TABLE customers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  full_name TEXT NOT NULL CHECK (length(full_name) >= 3),
  born DATE,
  status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'closed')),
  referred_by INTEGER REFERENCES customers (id),
  created_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE TABLE products (
  sku TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  price_cents INTEGER NOT NULL CHECK (price_cents > 0),
  weight REAL,
  gross INTEGER GENERATED ALWAYS AS (price_cents * 119 / 100) STORED
) WITHOUT ROWID;
CREATE TABLE orders (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  ordered_at DATETIME NOT NULL,
  shipped_at DATETIME,
  CHECK (shipped_at IS NULL OR shipped_at >= ordered_at)
);
CREATE TABLE order_lines (
  order_id INTEGER NOT NULL REFERENCES orders (id),
  line INTEGER NOT NULL,
  sku TEXT NOT NULL REFERENCES products (sku),
  quantity INTEGER NOT NULL,
  PRIMARY KEY (order_id, line)
) STRICT;
CREATE UNIQUE INDEX one_product_per_order ON order_lines (order_id, sku);
CREATE TABLE shops (id INTEGER PRIMARY KEY, head INTEGER NOT NULL REFERENCES clerks (id) DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE clerks (id INTEGER PRIMARY KEY, shop INTEGER NOT NULL REFERENCES shops (id) DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE pairs (a INT NOT NULL, b INT NOT NULL, UNIQUE (a, b), CHECK (a % 7 = 3));
CREATE TABLE never (id INTEGER PRIMARY KEY, x INT NOT NULL CHECK (x IS NULL AND x = 1));
CREATE TRIGGER no_zero BEFORE INSERT ON order_lines WHEN NEW.quantity < 1 BEGIN SELECT RAISE(ABORT, 'quantity must be at least 1'); END;`;

const SCHEMAS = join(import.meta.dirname, 'schemas');
const FILES = readdirSync(SCHEMAS).filter((name) => name.startsWith('sqlite-'));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specimen-sqlite-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Creates a file with the tables of a schema. */
function fileOf(name: string, sql: string): string {
  const file = join(folder, name);
  const database = new sqlite.Database(file);
  database.exec(sql);
  database.close();
  return file;
}

function rowsOf(file: string, sql: string): readonly Record<string, unknown>[] {
  const database = new sqlite.Database(file, { readOnly: true });
  const rows = database.all(sql) as readonly Record<string, unknown>[];
  database.close();
  return rows;
}

const fill = (file: string, ...args: string[]) =>
  specimen(['fill', file, '--rows', '20', '--seed', 'x', '--country', 'de', ...args]);

describe('fill of a SQLite file', () => {
  it('fills every table that can be filled, again and again, and reports the others', async () => {
    const file = fileOf('shop.sqlite', SHOP);
    for (const round of [1, 2]) {
      const { code, out, err } = await fill(file, '--format', 'json');
      expect(code, err).toBe(0);
      const { tables } = JSON.parse(out) as { tables: { table: string; rows: number; status: string }[] };
      expect(tables.filter(({ status }) => status !== 'filled')).toMatchObject([{ table: 'never', rows: 0 }]);
      expect(rowsOf(file, 'SELECT count(*) AS n FROM customers')).toEqual([{ n: 20 * round }]);
      expect(rowsOf(file, 'PRAGMA foreign_key_check')).toEqual([]);
      expect(rowsOf(file, 'SELECT * FROM pairs WHERE a % 7 <> 3')).toEqual([]);
    }
  });

  it('writes nothing with --strict if a table cannot be filled', async () => {
    const file = fileOf('strict.sqlite', SHOP);
    const before = await readFile(file);
    const { code, err } = await fill(file, '--strict');
    expect(code).toBe(2);
    expect(err).toContain('never');
    expect(await readFile(file)).toEqual(before);
  });

  it('gives the same rows for the same seed', async () => {
    const [first, second] = ['a.db', 'b.db'].map((name) => fileOf(name, SHOP)) as [string, string];
    await fill(first);
    await fill(second);
    for (const table of ['customers', 'orders', 'order_lines', 'shops'])
      expect(rowsOf(first, `SELECT * FROM ${table}`)).toEqual(rowsOf(second, `SELECT * FROM ${table}`));
  });

  it('keeps references that were broken before apart from its own', async () => {
    const file = fileOf(
      'broken.sqlite',
      `PRAGMA foreign_keys = OFF; ${SHOP} INSERT INTO order_lines (order_id, line, sku, quantity) VALUES (999999, 1, 'none', 1);`,
    );
    const { code, err } = await fill(file);
    expect(code, err).toBe(0);
    expect(rowsOf(file, 'SELECT DISTINCT rowid FROM pragma_foreign_key_check')).toHaveLength(1);
  });

  it.each(FILES)('fills all tables of %s', async (name) => {
    const file = fileOf(name.replace('.sql', '.db'), readFileSync(join(SCHEMAS, name), 'utf8'));
    const { code, out, err } = await fill(file, '--format', 'json');
    expect(code, err).toBe(0);
    const { tables } = JSON.parse(out) as { tables: { table: string; status: string; reason?: string }[] };
    expect(tables.filter(({ status }) => status === 'left out')).toEqual([]);
    expect(rowsOf(file, 'PRAGMA foreign_key_check')).toEqual([]);
  });

  it('tells what is wrong with a file that is none', async () => {
    const { code, err } = await fill(join(folder, 'none.sqlite'));
    expect([code, err]).toEqual([2, expect.stringContaining('there is no such file')]);
  });
});

describe('plan of a SQLite file', () => {
  it('is that of its schema, and the file stays as it is', async () => {
    const file = fileOf('plan.sqlite', SHOP);
    const before = await readFile(file);
    const [live, read] = await Promise.all([
      specimen(['plan', file]),
      specimen(['plan', '-'], { input: SHOP }),
    ]);
    expect(live).toMatchObject({ code: 0, out: read.out });
    expect(await readFile(file)).toEqual(before);
  });
});
