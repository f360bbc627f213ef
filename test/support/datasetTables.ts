import initSqlJs, { type Database } from 'sql.js';
import {
  type DatasetOptions,
  type Definition,
  dataset,
  datasetStream,
} from '../../packages/engine/src/index.ts';
import type { Country } from '../../packages/engine/src/model.ts';
import { countries } from './countryRows.ts';
import { isWorkingDay } from './workingDay.ts';

export type Row = Record<string, unknown> & { readonly id: number };
export type Tables = Record<string, Row[]>;

/** Generates the tables of a dataset or a definition, the same in every run. */
export function generateTables(which: string | Definition, options: DatasetOptions = {}): Tables {
  return dataset(which, { seed: 'd', ...options }).tables as unknown as Tables;
}

/** Returns the rows that refer to the row `id` of another table. */
export function rowsReferringTo(rows: readonly Row[], column: string, id: number): readonly Row[] {
  return rows.filter((row) => row[column] === id);
}

export function sum(rows: readonly Row[], column: string): number {
  return toSmallestUnit(rows.reduce((total, row) => total + (row[column] as number), 0));
}

/** Rounds to a thousandth, the smallest unit of any currency. */
export function toSmallestUnit(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/** True if a payment was made on a working day of the country that pays in its currency. */
export function isPaidOnWorkingDay({ paid, currency }: Row): boolean {
  const payer = countries.find(
    (country) => country.currency === currency && 'de us kw jp'.includes(country.code),
  );
  return isWorkingDay(payer as Country, paid);
}

/** Loads the tables into SQLite with foreign keys enforced. */
export async function loadIntoSqlite(which: string | Definition, options: DatasetOptions): Promise<Database> {
  const database = new (await initSqlJs()).Database();
  database.run('PRAGMA foreign_keys = ON');
  let sql = '';
  for (const block of datasetStream(which, { seed: 'd', ...options, format: 'sql', dialect: 'sqlite' }))
    sql += Buffer.from(block).toString('latin1');
  database.run(Buffer.from(sql, 'latin1').toString());
  return database;
}

/** Returns the first value of the first row of a query. */
export function firstValue(database: Database, sql: string): unknown {
  return database.exec(sql)[0]?.values[0]?.[0];
}
