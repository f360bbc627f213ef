import type { Client } from 'pg';
import { createTable, foreignKey, quoted, type Table } from 'specimen-data/internal';
import { declared, inTheWay, type Tables } from '../tables.ts';
import { inTransaction } from './connect.ts';
import { copyRows } from './copy.ts';
import { copyFormat } from './copyFormat.ts';
import { POSTGRES } from './dialect.ts';

/** Makes tables in a database and loads them, in one transaction. Keys and references are declared when the rows are there, which is faster. */
export async function loadPostgres(url: string, load: Tables): Promise<void> {
  const { tables, seed, progress } = load;
  const format = copyFormat();
  await inTransaction(url, async (client) => {
    await makeWay(client, load);
    for (const table of tables) await client.query(bare(table));
    for (const { name, source, count, columns } of tables) {
      const rows = { source, seed, count, offset: 0 };
      await copyRows(client, `COPY ${quoted(name, POSTGRES)} FROM STDIN WITH (FREEZE)`, {
        rows,
        format,
        progress,
      });
      for (const { name: column, key } of columns)
        if (key)
          await client.query(
            `ALTER TABLE ${quoted(name, POSTGRES)} ADD PRIMARY KEY (${quoted(column, POSTGRES)})`,
          );
    }
    for (const table of tables)
      for (const { name, ref } of declared(table, load))
        if (ref !== undefined)
          await client.query(
            `ALTER TABLE ${quoted(table.name, POSTGRES)} ADD ${foreignKey(POSTGRES, name, ref)}`,
          );
  });
}

/** Tables that are there already are dropped, if that was asked for. */
async function makeWay(client: Client, tables: Tables): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relname = ANY($1)',
    [tables.tables.map(({ name }) => name)],
  );
  const names = inTheWay(
    tables,
    rows.map(({ name }) => name),
  );
  if (names.length > 0)
    await client.query(`DROP TABLE ${names.map((name) => quoted(name, POSTGRES)).join(', ')}`);
}

/** The table without keys and references. */
function bare({ name, columns }: Table): string {
  return createTable(
    POSTGRES,
    name,
    columns.map(({ name, type, key, optional }) => ({ name, type, optional: key ? false : optional })),
  );
}
