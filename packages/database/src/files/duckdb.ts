import { rmSync } from 'node:fs';
import type { DuckDBConnection } from '@duckdb/node-api';
import { fileFormat, send, sending, tableBlocks } from '@specimen/bulk';
import {
  createTable,
  type Dialect,
  Problem,
  quoted,
  type SqlColumn,
  type Table,
} from 'specimen-data/internal';
import { POSTGRES } from '../postgres/dialect.ts';
import { declared, inTheWay, type Tables } from '../tables.ts';
import { databaseFile } from './databaseFile.ts';

/** As PostgreSQL's, but that decimals have a width, and JSON is text that is checked. */
const DUCKDB: Dialect = {
  ...POSTGRES,
  types: { ...POSTGRES.types, decimal: 'DECIMAL(30,10)', json: 'JSON' },
};

/** Writes tables into a file of DuckDB. Each goes through a file of Parquet, which DuckDB reads fastest and without a loss. */
export async function writeDuckdb(out: string, tables: Tables): Promise<void> {
  const { DuckDBInstance } = await loaded();
  await databaseFile(out, ['.wal'], async (file) => {
    try {
      const instance = await DuckDBInstance.create(file);
      const connection = await instance.connect();
      try {
        await makeWay(connection, tables);
        await fill(connection, tables, `${file}.parquet`);
        await connection.run('CHECKPOINT');
      } finally {
        connection.closeSync();
        instance.closeSync();
      }
    } catch (error) {
      throw error instanceof Problem
        ? error
        : new Problem('database-error', (error as Error).message, { place: out });
    }
  });
}

async function fill(connection: DuckDBConnection, tables: Tables, part: string): Promise<void> {
  const { seed, progress } = tables;
  const format = await fileFormat({ key: 'parquet' });
  for (const table of tables.tables) {
    const name = quoted(table.name, DUCKDB);
    await connection.run(createTable(DUCKDB, table.name, declaredTo(table, tables)));
    await send(part, tableBlocks(table, { seed, format, progress }), sending({ format, progress }));
    await connection.run(`INSERT INTO ${name} SELECT * FROM read_parquet(${literal(part)})`);
    rmSync(part);
  }
}

/** DuckDB holds a row against those of earlier statements alone, so that a table cannot refer to itself. */
function declaredTo(table: Table, tables: Tables): readonly SqlColumn[] {
  return declared(table, tables).map(({ ref, ...column }) =>
    ref === undefined || ref.startsWith(`${table.name}.`) ? column : { ...column, ref },
  );
}

/** It comes with the command where npm finds one for the machine. */
async function loaded(): Promise<typeof import('@duckdb/node-api')> {
  try {
    return await import('@duckdb/node-api');
  } catch {
    throw new Problem(
      'unsupported',
      'writing DuckDB files requires a package that is not installed: npm install @duckdb/node-api',
    );
  }
}

async function makeWay(connection: DuckDBConnection, tables: Tables): Promise<void> {
  const there = await connection.runAndReadAll('SELECT table_name FROM duckdb_tables() WHERE NOT temporary');
  const names = there.getRows().map(([name]) => String(name));
  for (const name of inTheWay(tables, names)) await connection.run(`DROP TABLE ${quoted(name, DUCKDB)}`);
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
