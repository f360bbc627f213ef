import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasMariadb, type Mariadb, startMariadb } from '../../scripts/mariadb.mjs';
import { specimen } from '../cli/specimen.ts';

const isHere = hasMariadb();
if (!isHere) console.warn('tests of MariaDB are skipped: mariadbd is not installed (Debian: mariadb-server)');

const SHOP = `
CREATE TABLE customers (id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(80) NOT NULL, email varchar(120) UNIQUE,
  born date, kind enum('private', 'firm') NOT NULL, likes set('tea', 'coffee'), prefs json, vip tinyint(1) NOT NULL DEFAULT 0,
  label varchar(200) AS (concat(name, ' ', kind)) STORED, score decimal(5,2) CHECK (score >= 0 AND score <= 100),
  created_at datetime NOT NULL DEFAULT current_timestamp()) ENGINE=InnoDB;
CREATE TABLE orders (id bigint AUTO_INCREMENT PRIMARY KEY, customer_id int unsigned NOT NULL, ordered_at datetime NOT NULL,
  updated_at timestamp NULL, total decimal(10,2) NOT NULL, state varchar(10) NOT NULL CHECK (state REGEXP '^[A-Z]{3}$'),
  FOREIGN KEY (customer_id) REFERENCES customers (id)) ENGINE=InnoDB;
CREATE TABLE order_items (order_id bigint NOT NULL, line smallint NOT NULL, sku varchar(20) NOT NULL, qty int NOT NULL,
  PRIMARY KEY (order_id, line), FOREIGN KEY (order_id) REFERENCES orders (id)) ENGINE=InnoDB;
CREATE TABLE shops (id int AUTO_INCREMENT PRIMARY KEY, head int NOT NULL) ENGINE=InnoDB;
CREATE TABLE clerks (id int AUTO_INCREMENT PRIMARY KEY, shop int NOT NULL, FOREIGN KEY (shop) REFERENCES shops (id)) ENGINE=InnoDB;
ALTER TABLE shops ADD FOREIGN KEY (head) REFERENCES clerks (id);
CREATE TABLE settings (id int PRIMARY KEY CHECK (id = 7), n int NOT NULL) ENGINE=InnoDB;
CREATE TABLE hashes (id int AUTO_INCREMENT PRIMARY KEY, sha char(40) NOT NULL, CHECK (char_length(sha) = 40 AND sha = lower(sha))) ENGINE=InnoDB;
CREATE TABLE pairs (a int NOT NULL DEFAULT 0, b int NOT NULL DEFAULT 0, UNIQUE KEY apart (a, b)) ENGINE=InnoDB;
CREATE TABLE days (id int NOT NULL, d date NOT NULL, PRIMARY KEY (id, d)) ENGINE=InnoDB
  PARTITION BY RANGE (year(d)) (PARTITION p0 VALUES LESS THAN (2024), PARTITION p1 VALUES LESS THAN (2025));`;

describe.skipIf(!isHere)('MariaDB', () => {
  let server: Mariadb;
  let folder: string;
  let client: Connection;
  beforeAll(async () => {
    server = await startMariadb();
    folder = await mkdtemp(join(tmpdir(), 'specimen-mysql-'));
    const { searchParams } = new URL(server.url('mysql'));
    client = await createConnection({
      ...{ socketPath: searchParams.get('socket') as string, user: 'root', multipleStatements: true },
      ...{ charset: 'utf8mb4', dateStrings: true },
    });
    await client.query("SET SESSION sql_mode = 'STRICT_ALL_TABLES'");
  });
  afterAll(async () => {
    await client?.end();
    await server?.stop();
    await rm(folder, { recursive: true });
  });

  async function database(name: string, sql = ''): Promise<string> {
    await client.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4; USE ${name}; ${sql}`);
    return server.url(name);
  }

  async function rowsOf(sql: string): Promise<readonly Record<string, unknown>[]> {
    const [rows] = await client.query(sql);
    return rows as readonly Record<string, unknown>[];
  }

  const run = (...args: string[]) => specimen([...args, '--seed', 'x']);

  it('fills every table of a live schema, again and again', async () => {
    const url = await database('shop', SHOP);
    for (const round of [1, 2]) {
      const { code, out, err } = await run(
        'fill',
        url,
        '--rows',
        '20',
        '--country',
        'de',
        '--exclude',
        'settings',
      );
      expect(code, err).toBe(0);
      const { tables } = JSON.parse(out) as { tables: { table: string; rows: number; status: string }[] };
      expect(tables.filter(({ status }) => status === 'left out')).toEqual([]);
      for (const { table, rows, status } of tables.filter((each) => each.status === 'filled'))
        expect(await rowsOf(`SELECT count(*) AS n FROM ${table}`), `${table} ${status}`).toEqual([
          { n: round * rows },
        ]);
    }
  });

  it('plans a live schema', async () => {
    const url = await database('plans', SHOP);
    const { code, out, err } = await specimen(['plan', url, '--country', 'de']);
    expect(code, err).toBe(0);
    expect(out).toContain('"name": "customers"');
  });

  it('leaves out what cannot be filled, and writes nothing with --strict', async () => {
    const url = await database(
      'partly',
      `CREATE TABLE gates (id int AUTO_INCREMENT PRIMARY KEY, n int NOT NULL, CONSTRAINT never CHECK (n <> n)) ENGINE=InnoDB;
       CREATE TABLE locks (id int AUTO_INCREMENT PRIMARY KEY, gate_id int NOT NULL, FOREIGN KEY (gate_id) REFERENCES gates (id)) ENGINE=InnoDB;
       CREATE TABLE notes (id int AUTO_INCREMENT PRIMARY KEY, note text NOT NULL) ENGINE=InnoDB;`,
    );
    const strict = await run('fill', url, '--rows', '5', '--strict');
    expect({ code: strict.code, out: strict.out }).toEqual({ code: 2, out: '' });
    expect(await rowsOf('SELECT * FROM notes')).toEqual([]);
    const { code, out } = await run('fill', url, '--rows', '5');
    expect(code).toBe(0);
    expect(
      Object.fromEntries(JSON.parse(out).tables.map((each: { table: string }) => [each.table, each])),
    ).toMatchObject({
      gates: { status: 'left out', constraint: 'never' },
      locks: { status: 'left out' },
      notes: { status: 'filled', rows: 5 },
    });
  });

  it('loads a dataset, and replaces it as a whole', async () => {
    const url = await database('bank');
    const args = ['dataset', 'shop', '--size', '30', '--country', 'de', '--out', url];
    expect(await run(...args)).toMatchObject({ code: 0 });
    const [first] = await rowsOf('SELECT count(*) AS n, sum(total) AS total FROM orders');
    expect(await run(...args)).toMatchObject({ code: 2, err: expect.stringContaining('--replace') });
    expect(await run(...args, '--replace')).toMatchObject({ code: 0 });
    expect(await rowsOf('SELECT count(*) AS n, sum(total) AS total FROM orders')).toEqual([first]);
    const names = await rowsOf(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'bank' AND table_name LIKE '%~%'",
    );
    expect(names).toEqual([]);
  });

  it('loads a file of SQL in strict mode, times and backslashes included', async () => {
    await database('files', 'CREATE TABLE t (id int PRIMARY KEY, at datetime NOT NULL, path text NOT NULL)');
    const schema = join(folder, 'schema.json');
    writeFileSync(
      schema,
      JSON.stringify({
        tables: [
          {
            ...{ name: 't', rows: 150 },
            fields: [
              { name: 'id', type: 'sequence' },
              { name: 'at', type: 'datetime:2023,2025' },
              { name: 'path', const: "C:\\new\\'x' é 🙂" },
            ],
          },
        ],
      }),
    );
    const file = join(folder, 't.sql');
    const { code, err } = await run('dataset', schema, '--dialect', 'mysql', '--no-create', '--out', file);
    expect(code, err).toBe(0);
    await client.query(readFileSync(file, 'utf8'));
    expect(await rowsOf('SELECT DISTINCT path FROM t')).toEqual([{ path: "C:\\new\\'x' é 🙂" }]);
    expect(await rowsOf('SELECT count(*) AS n FROM t')).toEqual([{ n: 150 }]);
  });

  it.each([
    ['mysql://root@localhost/none?socket=/no/socket', 'no such socket'],
    ['mysql://me:secret@127.0.0.1:1/x', 'nobody listens there'],
  ])('tells in one line what is wrong with %s', async (url, message) => {
    const { code, err } = await run('fill', url);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err).not.toContain('secret');
  });
});
