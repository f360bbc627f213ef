import type { Progress } from '@specimen/runtime/progress';
import sqlite from 'node-sqlite3-wasm';
import { Problem, type Rows } from 'specimen-data/internal';
import { databaseFile } from '../files/databaseFile.ts';
import { sqlColumns, sqlName, sqlTable } from '../names.ts';
import type { Schema, SchemaColumn } from '../schema.ts';
import type { InsertPart, LoadTarget, Refusal, Session, Update } from '../session.ts';
import { SQLITE } from './dialect.ts';
import { insertRows } from './insert.ts';
import { introspectSqlite, refuseMissing } from './introspect.ts';
import { sqliteRefusal } from './refusal.ts';

/** Runs work in one transaction on a copy of a SQLite file; the copy replaces the file when the work is done. */
export async function inSqlite<T>(file: string, work: (session: Session) => Promise<T>): Promise<T> {
  refuseMissing(file);
  let result: T | undefined;
  await databaseFile(file, ['-wal', '-journal'], async (copy) => {
    const database = new sqlite.Database(copy, { fileMustExist: true });
    try {
      // A rollback needs a journal. It may stay in memory because the copy is given up if the process dies.
      database.exec(
        'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF',
      );
      database.exec('PRAGMA foreign_keys = ON; BEGIN');
      result = await work(new SqliteSession(database));
      database.exec('COMMIT');
    } catch (error) {
      throw error instanceof sqlite.SQLite3Error
        ? new Problem('database-error', error.message, { place: file })
        : error;
    } finally {
      database.close();
    }
  });
  return result as T;
}

class SqliteSession implements Session {
  readonly dialect = SQLITE;
  readonly #database: sqlite.Database;
  /** References that were broken before. */
  readonly #broken: ReadonlySet<string>;
  #savepoints = 0;
  #temporaries = 0;

  constructor(database: sqlite.Database) {
    this.#database = database;
    this.#broken = new Set(this.#brokenReferences());
  }

  async readSchema(): Promise<Schema> {
    return introspectSqlite(this.#database);
  }

  async query(sql: string): Promise<readonly (readonly (string | null)[])[]> {
    return this.#database.all(sql).map((row) => Object.values(row).map(textOf));
  }

  literal(value: string | null, { type }: SchemaColumn): string {
    if (value === null) return 'NULL';
    const isNumber = type.kind === 'integer' || type.kind === 'decimal' || type.kind === 'float';
    if ((isNumber && /^-?\d+(\.\d+)?$/.test(value)) || type.kind === 'boolean') return value;
    return `'${value.replaceAll("'", "''")}'`;
  }

  async attempt<T>(work: () => Promise<T>): Promise<T> {
    const name = `specimen_${++this.#savepoints}`;
    this.#database.exec(`SAVEPOINT ${name}`);
    try {
      const result = await work();
      this.#database.exec(`RELEASE ${name}`);
      return result;
    } catch (error) {
      this.#database.exec(`ROLLBACK TO ${name}; RELEASE ${name}`);
      throw error;
    } finally {
      this.#savepoints--;
    }
  }

  async load({ name, columns }: LoadTarget, rows: Rows, progress?: Progress): Promise<void> {
    const statement = this.#database.prepare(
      columns.length === 0
        ? `INSERT INTO ${name} DEFAULT VALUES`
        : `INSERT INTO ${name} (${sqlColumns(columns, SQLITE)}) VALUES (${columns.map(() => '?')})`,
    );
    try {
      await insertRows(statement, rows, progress);
    } finally {
      finalize(statement);
    }
  }

  async withTemporary<T>(query: string, work: (name: string) => Promise<T>): Promise<T> {
    const name = sqlName(`specimen rows ${++this.#temporaries}`, SQLITE);
    this.#database.exec(`CREATE TEMPORARY TABLE ${name} AS ${query} LIMIT 0`);
    const result = await work(name);
    this.#database.exec(`DROP TABLE temp.${name}`);
    return result;
  }

  async updateFrom({ table, from, key, columns }: Update): Promise<void> {
    const name = (each: string) => sqlName(each, SQLITE);
    const same = key.map((each) => `own.${name(each)} = later.${name(each)}`).join(' AND ');
    const set = columns.map((each) => `${name(each)} = later.${name(each)}`).join(', ');
    this.#database.exec(
      `UPDATE ${sqlTable(table, SQLITE)} AS own SET ${set} FROM ${from} AS later WHERE ${same}`,
    );
  }

  async insertTogether(parts: readonly InsertPart[]): Promise<void> {
    await this.deferConstraints();
    for (const { table, columns, from } of parts) {
      const names = sqlColumns(columns, SQLITE);
      this.#database.exec(`INSERT INTO ${sqlTable(table, SQLITE)} (${names}) SELECT ${names} FROM ${from}`);
    }
    await this.checkConstraints();
  }

  async deferConstraints(): Promise<void> {
    this.#database.exec('PRAGMA defer_foreign_keys = ON');
  }

  async checkConstraints(): Promise<void> {
    const broken = this.#brokenReferences().find((each) => !this.#broken.has(each));
    if (broken !== undefined)
      throw new sqlite.SQLite3Error(`FOREIGN KEY constraint failed: ${JSON.parse(broken).join(' ')}`);
    this.#database.exec('PRAGMA defer_foreign_keys = OFF');
  }

  /** Returns the references to rows that do not exist, as texts that can be compared. */
  #brokenReferences(): readonly string[] {
    return this.#database
      .all('PRAGMA foreign_key_check')
      .map(({ table, rowid, parent }) =>
        JSON.stringify([textOf(table), 'row', textOf(rowid), 'refers to', textOf(parent)]),
      );
  }

  /** AUTOINCREMENT follows the values that are inserted. */
  async advanceCounters(): Promise<void> {}

  refusalOf(error: unknown): Refusal | undefined {
    return sqliteRefusal(error);
  }
}

function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}

/** A statement that failed reports its error once more when it is finalized. */
function finalize(statement: sqlite.Statement): void {
  try {
    statement.finalize();
  } catch (error) {
    if (!(error instanceof sqlite.SQLite3Error)) throw error;
  }
}
