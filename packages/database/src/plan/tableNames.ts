import type { Schema, SchemaTable } from '../schema.ts';

/** The names that tables have in a definition: their own, unless two share one or a definition cannot use it. */
export function tableNames(schema: Schema): ReadonlyMap<SchemaTable, string> {
  return new Map(schema.tables.map((table) => [table, table.name]));
}
