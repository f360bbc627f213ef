import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plan, planOf, readSchema, type Schema } from '@specimen/database';
import { dataset, specimen, type Value } from 'specimen-data';

/** A row of a table, by its columns. */
export type Row = Readonly<Record<string, Value>>;

/** A schema of this folder with its plan and the rows that come of it. */
export interface Planned {
  readonly file: string;
  readonly sql: string;
  readonly schema: Schema;
  readonly plan: Plan;
  /** By what a database calls the tables, each after those it refers to. */
  readonly rows: ReadonlyMap<string, readonly Row[]>;
}

const folder = fileURLToPath(new URL('schemas/', import.meta.url));

/** The schema files of a dialect. */
export function filesOf(dialect: string): readonly string[] {
  return readdirSync(folder).filter((file) => file.startsWith(`${dialect}-`));
}

export function sqlOf(file: string): string {
  return readFileSync(`${folder}${file}`, 'utf8');
}

export function planned(file: string, country: string): Planned {
  const sql = sqlOf(file);
  const schema = readSchema(sql);
  const plan = planOf(schema, { world: specimen.world, country, rows: 40 });
  const { tables } = dataset(plan.definition, { seed: file });
  const called = new Map(plan.definition.tables.map(({ name, into }) => [name, into ?? name]));
  return {
    ...{ file, sql, schema, plan },
    rows: new Map(
      Object.entries(tables).map(([name, rows]) => [called.get(name) as string, rows as readonly Row[]]),
    ),
  };
}
