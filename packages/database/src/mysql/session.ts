import type { Progress } from '@specimen/runtime/progress';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { Problem, type Rows } from 'specimen-data/internal';
import { sqlColumns, sqlName, sqlTable } from '../names.ts';
import type { Schema, SchemaColumn, SchemaTable } from '../schema.ts';
import type { InsertPart, LoadTarget, Refusal, Session, Update } from '../session.ts';
import { inMysqlTransaction } from './connect.ts';
import { MYSQL } from './dialect.ts';
import { insertRows } from './insert.ts';
import { introspectMysql } from './introspect.ts';
import { mysqlRefusal } from './refusal.ts';

/** Runs work in one transaction of a MySQL or MariaDB database. */
export function inMysql<T>(url: string, work: (session: Session) => Promise<T>): Promise<T> {
  return inMysqlTransaction(url, (connection) => work(new MysqlSession(connection)));
}

class MysqlSession implements Session {
  readonly dialect = MYSQL;
  readonly #connection: Connection;
  #savepoints = 0;
  #temporaries = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  readSchema(): Promise<Schema> {
    return introspectMysql(this.#connection);
  }

  async query(sql: string): Promise<readonly (readonly (string | null)[])[]> {
    const [rows] = await this.#connection.query<RowDataPacket[][]>({
      ...{ sql, rowsAsArray: true },
      typeCast: (field) => field.string('utf8'),
    });
    return rows as unknown as readonly (readonly (string | null)[])[];
  }

  literal(value: string | null, { type }: SchemaColumn): string {
    if (value === null) return 'NULL';
    const isNumber = type.kind === 'integer' || type.kind === 'decimal' || type.kind === 'float';
    if ((isNumber && /^-?\d+(\.\d+)?$/.test(value)) || type.kind === 'boolean') return value;
    return `'${value.replaceAll("'", "''")}'`;
  }

  /** A savepoint replaces an earlier one of the same name, so each depth has its own. */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    const name = `specimen_${++this.#savepoints}`;
    await this.#connection.query(`SAVEPOINT ${name}`);
    try {
      const result = await work();
      await this.#connection.query(`RELEASE SAVEPOINT ${name}`);
      return result;
    } catch (error) {
      await this.#connection.query(`ROLLBACK TO SAVEPOINT ${name}`);
      throw error;
    } finally {
      this.#savepoints--;
    }
  }

  load({ name }: LoadTarget, rows: Rows, progress?: Progress): Promise<void> {
    return insertRows(this.#connection, unquoted(name), rows, progress);
  }

  async withTemporary<T>(query: string, work: (name: string) => Promise<T>): Promise<T> {
    const name = sqlName(`specimen rows ${++this.#temporaries}`, MYSQL);
    await this.#connection.query(`CREATE TEMPORARY TABLE ${name} AS ${query} LIMIT 0`);
    const result = await work(name);
    await this.#connection.query(`DROP TEMPORARY TABLE ${name}`);
    return result;
  }

  async updateFrom({ table, from, key, columns }: Update): Promise<void> {
    const name = (each: string) => sqlName(each, MYSQL);
    const same = key.map((each) => `own.${name(each)} = later.${name(each)}`).join(' AND ');
    const set = columns.map((each) => `own.${name(each)} = later.${name(each)}`).join(', ');
    await this.#connection.query(
      `UPDATE ${sqlTable(table, MYSQL)} AS own JOIN ${from} AS later ON ${same} SET ${set}`,
    );
  }

  /** References are checked row by row, so the checks are switched off and made up for when all rows are there. */
  async insertTogether(parts: readonly InsertPart[]): Promise<void> {
    await this.#connection.query('SET SESSION foreign_key_checks = 0');
    try {
      for (const { table, columns, from } of parts) {
        const names = sqlColumns(columns, MYSQL);
        await this.#connection.query(
          `INSERT INTO ${sqlTable(table, MYSQL)} (${names}) SELECT ${names} FROM ${from}`,
        );
      }
    } finally {
      await this.#connection.query('SET SESSION foreign_key_checks = 1');
    }
    for (const { table } of parts) await this.#refuseOrphans(table);
  }

  async #refuseOrphans(table: SchemaTable): Promise<void> {
    for (const key of table.foreignKeys) {
      const filled = key.columns.map((each) => `own.${sqlName(each, MYSQL)} IS NOT NULL`).join(' AND ');
      const same = key.columns
        .map((each, i) => `own.${sqlName(each, MYSQL)} = other.${sqlName(key.refersTo[i] ?? '', MYSQL)}`)
        .join(' AND ');
      const [row] = await this.query(
        `SELECT count(*) FROM ${sqlTable(table, MYSQL)} AS own WHERE ${filled} AND NOT EXISTS
           (SELECT 1 FROM ${sqlTable({ name: key.table }, MYSQL)} AS other WHERE ${same})`,
      );
      if (row?.[0] !== '0')
        throw new Problem('database-error', `${table.name} refers to rows of ${key.table} that do not exist`);
    }
  }

  /** InnoDB has no deferred constraints. */
  async deferConstraints(): Promise<void> {}

  async checkConstraints(): Promise<void> {}

  /** AUTO_INCREMENT follows the values that are inserted. */
  async advanceCounters(): Promise<void> {}

  refusalOf(error: unknown): Refusal | undefined {
    return mysqlRefusal(error);
  }
}

/** The name that stands between backticks. */
function unquoted(name: string): string {
  return name.slice(1, -1).replaceAll('``', '`');
}
