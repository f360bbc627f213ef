import { type Dialect, quoted } from 'specimen-data/internal';
import type { SchemaTable } from './schema.ts';

/** Quotes a name for a database. */
export function sqlName(name: string, dialect: Dialect): string {
  return quoted(name, dialect);
}

/** Quotes the name of a table, with its namespace where it is not the default one. */
export function sqlTable(
  { namespace, name }: Pick<SchemaTable, 'namespace' | 'name'>,
  dialect: Dialect,
): string {
  return (namespace === undefined ? [name] : [namespace, name])
    .map((each) => sqlName(each, dialect))
    .join('.');
}

/** Quotes names for a list of columns. */
export function sqlColumns(names: readonly string[], dialect: Dialect): string {
  return names.map((name) => sqlName(name, dialect)).join(', ');
}
