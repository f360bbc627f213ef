import { closeSync, openSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import sqlite from 'node-sqlite3-wasm';
import {
  createTable,
  DIALECTS,
  type Dialect,
  decode,
  type Leaf,
  linesOf,
  Out,
  Problem,
  quoted,
  RowKey,
  type Table,
} from 'specimen-data/internal';
import { declared, inTheWay, type Tables } from '../tables.ts';
import { databaseFile } from './databaseFile.ts';

const SQLITE = DIALECTS.get('sqlite') as Dialect;

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

/** Inserts the rows of a table and yields to other tasks now and then. */
async function insert(database: sqlite.Database, table: Table, { seed, progress }: Tables): Promise<void> {
  const { name, source, count, columns } = table;
  const [leaves = []] = linesOf(source, true);
  const row = new RowKey(seed);
  const statement = database.prepare(
    `INSERT INTO ${quoted(name, SQLITE)} VALUES (${columns.map(() => '?')})`,
  );
  for (let at = 0; at < count; at++) {
    source.openAt(row, at);
    statement.run(leaves.map((leaf) => cellOf(leaf, at + 1)));
    if (at % STRETCH !== STRETCH - 1) continue;
    progress?.addRows(STRETCH);
    progress?.addBytes(0);
    await turn();
  }
  progress?.addRows(count % STRETCH);
  statement.finalize();
}

/** Number of rows that are inserted between two yields. */
const STRETCH = 500;

const text = new Out();

function cellOf({ kind, blank, put }: Leaf, number: number): string | number | boolean | null {
  if (blank?.()) return null;
  const end = put(text, 0, number);
  text.room(end);
  const value = decode(text.bytes, 0, end);
  if (kind === 'number') return Number(value);
  return kind === 'boolean' ? value === 'true' : value;
}
