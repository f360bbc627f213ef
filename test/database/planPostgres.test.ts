import { conditionsOf, introspect, readSchema, type Schema } from '@specimen/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf, type Planned, planned, type Row, sqlOf } from './planned.ts';
import { Database } from './postgres.ts';
import { brokenRules } from './rules.ts';

const COUNTRIES = ['us', 'es', 'de', 'mx', 'fr', 'jp', 'gb', 'it', 'tr', 'za'];

describe.each(filesOf('pg').map((file, i) => ({ file, country: COUNTRIES[i % 10] as string })))(
  '$file',
  ({ file, country }) => {
    let database: Database;
    let client: pg.Client;
    beforeAll(async () => {
      database = await Database.make(file.replace(/\W/g, '_'));
      client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(loadable(sqlOf(file)));
    });
    afterAll(async () => {
      await client.end();
      await database.close();
    });

    it('is told by the database as it is by the file', async () => {
      expect(comparable(await introspect(client))).toEqual(comparable(readSchema(sqlOf(file))));
    });

    it(`is planned for ${country} and loads into PostgreSQL`, async () => {
      const made = planned(file, country);
      expect(brokenRules(unread(made))).toEqual([]);
      await client.query('BEGIN; SET CONSTRAINTS ALL DEFERRED');
      for (const [name, rows] of made.rows) await insert(client, made, name, rows);
      await link(client, made);
      await client.query('COMMIT');
      for (const [name, rows] of made.rows) {
        const counted = await client.query(`SELECT count(*)::int AS count FROM ${quoted(name)}`);
        expect(counted.rows, name).toEqual([{ count: rows.length }]);
      }
    });
  },
);

/** A dump without the rows and the lines that only its own shell understands. */
function loadable(sql: string): string {
  return sql
    .replace(/^COPY [\s\S]*?^\\\.$/gm, '')
    .replace(/^\\.*$/gm, '')
    .replace(/^SELECT pg_catalog.*$/gm, '');
}

/** Returns the part of a schema on which both readers must agree: only a database names constraints; texts of types and conditions differ. */
function comparable({ tables }: Schema): unknown {
  const sorted = (list: readonly unknown[]) => list.map((each) => JSON.stringify(each)).sort();
  return tables
    .map(({ columns, uniques, foreignKeys, checks, constraints: _, ...rest }) => ({
      ...rest,
      columns: columns.map(({ declared, default: _, ...column }) => column),
      uniques: sorted(uniques),
      foreignKeys: sorted(
        foreignKeys.map(({ columns, table, namespace, refersTo, deferrable }) => [
          columns,
          table,
          namespace,
          refersTo,
          deferrable,
        ]),
      ),
      conditions: sorted(
        checks.flatMap((check): readonly unknown[] => conditionsOf(check) ?? ['not simple']),
      ),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Without the checks that SQLite cannot judge: casts and arrays. */
function unread(made: Planned): Planned {
  const tables = made.schema.tables.map((table) => ({
    ...table,
    checks: table.checks.filter((check) => !/::|ANY|~|char_length/.test(check)),
  }));
  return { ...made, schema: { tables } };
}

const quoted = (name: string) =>
  name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');

/** References that close a circle are set when all rows are there. */
function laterOf({ plan }: Planned, name: string): readonly string[] {
  const table = plan.definition.tables.find((each) => (each.into ?? each.name) === name);
  return table?.fields.flatMap((field) => (field.later ? [field.name as string] : [])) ?? [];
}

async function insert(client: pg.Client, made: Planned, name: string, rows: readonly Row[]): Promise<void> {
  const later = laterOf(made, name);
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !later.includes(column));
  const values = rows.map(
    (_, i) => `(${columns.map((__, k) => `$${i * columns.length + k + 1}`).join(', ')})`,
  );
  const names = columns.map((column) => quoted(column)).join(', ');
  await client.query(
    `INSERT INTO ${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE VALUES ${values.join(', ')}`,
    rows.flatMap((row) => columns.map((column) => row[column])),
  );
}

async function link(client: pg.Client, made: Planned): Promise<void> {
  for (const [name, rows] of made.rows) {
    const [key = ''] = Object.keys(rows[0] ?? {});
    for (const column of laterOf(made, name))
      for (const row of rows)
        await client.query(`UPDATE ${quoted(name)} SET ${quoted(column)} = $1 WHERE ${quoted(key)} = $2`, [
          row[column],
          row[key],
        ]);
  }
}
