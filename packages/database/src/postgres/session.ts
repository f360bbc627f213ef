import type { Progress } from '@specimen/runtime/progress';
import type { Client } from 'pg';
import type { Rows } from 'specimen-data/internal';
import { sqlColumns, sqlName, sqlTable } from '../names.ts';
import { introspect } from '../read/introspect.ts';
import type { Schema, SchemaColumn, SchemaTable } from '../schema.ts';
import type { InsertPart, LoadTarget, Refusal, Session, Update } from '../session.ts';
import { inTransaction } from './connect.ts';
import { copyRows } from './copy.ts';
import { copyFormat } from './copyFormat.ts';
import { POSTGRES } from './dialect.ts';
import { postgresRefusal } from './refusal.ts';
import { setSequences } from './sequences.ts';

/** Runs work in one transaction of a PostgreSQL database. */
export function inPostgres<T>(url: string, work: (session: Session) => Promise<T>): Promise<T> {
  return inTransaction(url, (client) => work(new PostgresSession(client)));
}

class PostgresSession implements Session {
  readonly dialect = POSTGRES;
  readonly #client: Client;
  #temporaries = 0;

  constructor(client: Client) {
    this.#client = client;
  }

  readSchema(): Promise<Schema> {
    return introspect(this.#client);
  }

  async query(sql: string): Promise<readonly (readonly (string | null)[])[]> {
    const { rows } = await this.#client.query({ text: sql, rowMode: 'array', types: AS_TEXT });
    return rows;
  }

  literal(value: string | null, { declared }: SchemaColumn): string {
    const text = value === null ? 'NULL' : `E'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
    return `CAST(${text} AS ${declared})`;
  }

  async attempt<T>(work: () => Promise<T>): Promise<T> {
    await this.#client.query(`SAVEPOINT ${SAVEPOINT}`);
    try {
      const result = await work();
      await this.#client.query(`RELEASE SAVEPOINT ${SAVEPOINT}`);
      return result;
    } catch (error) {
      await this.#client.query(`ROLLBACK TO SAVEPOINT ${SAVEPOINT}; RELEASE SAVEPOINT ${SAVEPOINT}`);
      throw error;
    }
  }

  load({ name, columns, arrays }: LoadTarget, rows: Rows, progress?: Progress): Promise<void> {
    const statement = `COPY ${name} (${sqlColumns(columns, POSTGRES)}) FROM STDIN`;
    return copyRows(this.#client, statement, { rows, format: copyFormat(arrays), progress });
  }

  async withTemporary<T>(query: string, work: (name: string) => Promise<T>): Promise<T> {
    const name = `pg_temp.${sqlName(`specimen rows ${++this.#temporaries}`, POSTGRES)}`;
    await this.#client.query(`CREATE TABLE ${name} AS ${query} WITH NO DATA`);
    const result = await work(name);
    await this.#client.query(`DROP TABLE ${name}`);
    return result;
  }

  async updateFrom({ table, from, key, columns }: Update): Promise<void> {
    const name = (each: string) => sqlName(each, POSTGRES);
    const set = columns.map((each) => `${name(each)} = later.${name(each)}`).join(', ');
    const same = key.map((each) => `own.${name(each)} = later.${name(each)}`).join(' AND ');
    await this.#client.query(
      `UPDATE ${sqlTable(table, POSTGRES)} AS own SET ${set} FROM ${from} AS later WHERE ${same}`,
    );
  }

  /** PostgreSQL checks references at the end of a statement, which may insert into several tables. */
  async insertTogether(parts: readonly InsertPart[]): Promise<void> {
    const inserts = parts.map(({ table, columns, from }) => {
      const names = sqlColumns(columns, POSTGRES);
      return `INSERT INTO ${sqlTable(table, POSTGRES)} (${names}) SELECT ${names} FROM ${from}`;
    });
    const last = inserts.pop() as string;
    const others = inserts.map((insert, i) => `part${i} AS (${insert})`).join(', ');
    await this.#client.query(`WITH ${others} ${last}`);
  }

  async deferConstraints(): Promise<void> {
    await this.#client.query('SET CONSTRAINTS ALL DEFERRED');
  }

  async checkConstraints(): Promise<void> {
    await this.#client.query('SET CONSTRAINTS ALL IMMEDIATE');
  }

  advanceCounters(table: SchemaTable): Promise<void> {
    return setSequences(this.#client, table);
  }

  refusalOf(error: unknown): Refusal | undefined {
    return postgresRefusal(error);
  }
}

const SAVEPOINT = 'specimen';

/** Leaves every value as the text that the server sends. */
const AS_TEXT = { getTypeParser: () => (value: string) => value };
