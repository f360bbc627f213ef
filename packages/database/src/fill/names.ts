import { quoted } from 'specimen-data/internal';
import { POSTGRES } from '../postgres/dialect.ts';
import type { SchemaTable } from '../schema.ts';

/** A name as PostgreSQL takes it. */
export function sqlName(name: string): string {
  return quoted(name, POSTGRES);
}

/** A table as PostgreSQL finds it. */
export function sqlTable({ namespace, name }: Pick<SchemaTable, 'namespace' | 'name'>): string {
  return (namespace === undefined ? [name] : [namespace, name]).map(sqlName).join('.');
}

/** Several columns. */
export function sqlColumns(names: readonly string[]): string {
  return names.map(sqlName).join(', ');
}
