import type { Progress } from '@specimen/runtime/progress';
import type { Client } from 'pg';
import { Problem, type Table } from 'specimen-data/internal';
import { pathOf } from '../plan/tables/tableNames.ts';
import { copyRows } from '../postgres/copy.ts';
import { copyFormat } from '../postgres/copyFormat.ts';
import type { SchemaTable } from '../schema.ts';
import { chosen } from './chosen.ts';
import { sqlColumns, sqlName, sqlTable } from './names.ts';

/** What a table is loaded with. */
interface TableRows {
  readonly made: Table;
  readonly seed: string;
  /** The columns that wait until the rows of all tables are there. */
  readonly later: readonly string[];
  readonly progress?: Progress | undefined;
}

/** Loads the rows of a table, in two steps where some columns must wait. */
export class TableLoad {
  readonly #client: Client;
  readonly #table: SchemaTable;
  readonly #rows: TableRows;
  /** The columns that the rows have; those that the database computes are its own. */
  readonly #columns: readonly string[];

  constructor(client: Client, table: SchemaTable, rows: TableRows) {
    this.#client = client;
    this.#table = table;
    this.#rows = rows;
    const { shape } = rows.made.source;
    const computed = table.columns.filter(({ filled }) => filled === 'generated').map(({ name }) => name);
    const names = shape.kind === 'record' ? shape.nodes.map(({ key }) => key) : [];
    this.#columns = names.filter((name) => !computed.includes(name));
  }

  async load(): Promise<void> {
    const columns = this.#columns.filter((name) => !this.#rows.later.includes(name));
    await this.#copy(sqlTable(this.#table), columns, this.#rows.progress);
  }

  /** Fills the columns that waited, row by row of a key. */
  async complete(): Promise<void> {
    const { primaryKey, uniques } = this.#table;
    const later = this.#columns.filter((name) => this.#rows.later.includes(name));
    if (later.length === 0) return;
    const key = [primaryKey, ...uniques].find(
      (names) =>
        names.length > 0 && names.every((name) => this.#columns.includes(name) && !later.includes(name)),
    );
    if (!key)
      throw new Problem(
        'bad',
        `${pathOf(this.#table)} has no key by which ${later.join(', ')} could be filled when all rows are there`,
      );
    const name = sqlTable(this.#table);
    const columns = [...key, ...later];
    await this.#client.query(
      `CREATE TEMP TABLE ${TEMPORARY} AS SELECT ${sqlColumns(columns)} FROM ${name} WITH NO DATA`,
    );
    await this.#copy(`pg_temp.${TEMPORARY}`, columns);
    const set = later.map((each) => `${sqlName(each)} = later.${sqlName(each)}`).join(', ');
    const same = key.map((each) => `own.${sqlName(each)} = later.${sqlName(each)}`).join(' AND ');
    await this.#client.query(
      `UPDATE ${name} AS own SET ${set} FROM pg_temp.${TEMPORARY} AS later WHERE ${same}`,
    );
    await this.#client.query(`DROP TABLE pg_temp.${TEMPORARY}`);
  }

  async #copy(into: string, columns: readonly string[], progress?: Progress): Promise<void> {
    const { made, seed } = this.#rows;
    const rows = { source: chosen(made.source, columns), seed, count: made.count, offset: 0 };
    const arrays = this.#table.columns.filter(({ type }) => type.kind === 'array').map(({ name }) => name);
    const format = copyFormat(new Set(arrays));
    await copyRows(this.#client, `COPY ${into} (${sqlColumns(columns)}) FROM STDIN`, {
      rows,
      format,
      progress,
    });
  }
}

const TEMPORARY = sqlName('specimen later');
