import type { Progress } from '@specimen/runtime/progress';
import { Problem, type Table } from 'specimen-data/internal';
import { sqlColumns, sqlTable } from '../names.ts';
import { pathOf } from '../plan/tables/tableNames.ts';
import type { SchemaTable } from '../schema.ts';
import type { InsertPart, Session } from '../session.ts';
import { chosen } from './chosen.ts';

/** Rows of a table and the way to load them. */
interface TableRows {
  readonly made: Table;
  readonly seed: string;
  /** Columns that are filled after the rows of all tables are written. */
  readonly later: readonly string[];
  readonly progress?: Progress | undefined;
  /** Maximum number of rows to load. */
  readonly limit?: number | undefined;
  /** Index of the only row to load, from 0. */
  readonly only?: number | undefined;
}

/** Loads the rows of a table, in two steps if some columns are filled later. */
export class TableLoad {
  readonly #session: Session;
  readonly #table: SchemaTable;
  readonly #rows: TableRows;
  /** Columns of the loaded rows; computed columns of the database are omitted. */
  readonly #columns: readonly string[];

  constructor(session: Session, table: SchemaTable, rows: TableRows) {
    this.#session = session;
    this.#table = table;
    this.#rows = rows;
    const { shape } = rows.made.source;
    const computed = table.columns.filter(({ filled }) => filled === 'generated').map(({ name }) => name);
    const names = shape.kind === 'record' ? shape.nodes.map(({ key }) => key) : [];
    this.#columns = names.filter((name) => !computed.includes(name));
  }

  async load(): Promise<void> {
    const columns = this.#columns.filter((name) => !this.#rows.later.includes(name));
    await this.#load(sqlTable(this.#table, this.#session.dialect), columns, this.#rows.progress);
  }

  /** Adds the rows of several tables that refer to each other. */
  static async loadTogether(
    session: Session,
    loads: readonly TableLoad[],
    parts: readonly InsertPart[] = [],
  ): Promise<void> {
    const [load, ...others] = loads;
    if (!load) return session.insertTogether(parts);
    const columns = load.#columns;
    const query = `SELECT ${sqlColumns(columns, session.dialect)} FROM ${sqlTable(load.#table, session.dialect)}`;
    await session.withTemporary(query, async (from) => {
      await load.#load(from, columns, load.#rows.progress);
      await TableLoad.loadTogether(session, others, [...parts, { table: load.#table, columns, from }]);
    });
  }

  /** Fills the postponed columns, row by row, by key. */
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
        'unsupported',
        `${pathOf(this.#table)} has no key, so ${later.join(', ')} cannot be filled once all rows exist`,
      );
    const { dialect } = this.#session;
    const columns = [...key, ...later];
    const query = `SELECT ${sqlColumns(columns, dialect)} FROM ${sqlTable(this.#table, dialect)}`;
    await this.#session.withTemporary(query, async (from) => {
      await this.#load(from, columns);
      await this.#session.updateFrom({ table: this.#table, from, key, columns: later });
    });
  }

  async #load(name: string, columns: readonly string[], progress?: Progress): Promise<void> {
    const { made, seed, only, limit = made.count } = this.#rows;
    const count = only === undefined ? Math.min(made.count, limit) : 1;
    const rows = { source: chosen(made.source, columns), seed, count, offset: only ?? 0 };
    const arrays = this.#table.columns.filter(({ type }) => type.kind === 'array').map((each) => each.name);
    await this.#session.load({ name, columns, arrays: new Set(arrays) }, rows, progress);
  }
}
