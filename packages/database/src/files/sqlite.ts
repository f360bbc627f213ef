import { closeSync, openSync } from 'node:fs';
import sqlite from 'node-sqlite3-wasm';
import { createTable, Problem, quoted, type Table } from 'specimen-data/internal';
import { SQLITE } from '../sqlite/dialect.ts';
import { insertRows } from '../sqlite/insert.ts';
import { declared, inTheWay, type Tables } from '../tables.ts';
import { databaseFile } from './databaseFile.ts';

/** Writes tables into a SQLite file. */
export async function writeSqlite(out: string, tables: Tables): Promise<void> {
  await databaseFile(out, ['-wal', '-journal'], async (file) => {
    closeSync(openSync(file, 'a')); // SQLite would make it for its owner alone
    const database = new sqlite.Database(file);
    try {
      // The file is a temporary copy until it is complete, so no rollback is needed.
      database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE');
      makeWay(database, tables);
      database.exec('BEGIN');
      for (const table of tables.tables) {
        database.exec(createTable(SQLITE, table.name, declared(table, tables)));
        await insert(database, table, tables);
      }
      database.exec('COMMIT');
    } catch (error) {
      throw error instanceof sqlite.SQLite3Error ? refusal(out, error) : error;
    } finally {
      database.close();
    }
  });
}

function makeWay(database: sqlite.Database, tables: Tables): void {
  const there = database.all("SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')");
  const names = there.map(({ name }) => String(name));
  for (const name of inTheWay(tables, names)) database.exec(`DROP TABLE ${quoted(name, SQLITE)}`);
}

/** Returns SQLite's refusal as a problem: a table that cannot be dropped because others refer to it, or SQLite's own message. */
function refusal(out: string, { message }: Error): Problem {
  const held = message.startsWith('FOREIGN KEY') ? '; other tables refer to one that --replace drops' : '';
  return new Problem('database-error', `${message}${held}`, { place: out });
}

async function insert(database: sqlite.Database, table: Table, { seed, progress }: Tables): Promise<void> {
  const { name, source, count, columns } = table;
  const statement = database.prepare(
    `INSERT INTO ${quoted(name, SQLITE)} VALUES (${columns.map(() => '?')})`,
  );
  await insertRows(statement, { source, seed, count, offset: 0 }, progress);
  statement.finalize();
}
