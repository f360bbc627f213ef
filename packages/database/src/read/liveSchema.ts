import { Problem } from 'specimen-data/internal';
import { inDatabase } from '../postgres/connect.ts';
import type { Schema } from '../schema.ts';
import { introspect } from './introspect.ts';

/** The schema of the database at an address. */
export async function liveSchema(url: string): Promise<Schema> {
  const schema = await inDatabase(url, introspect);
  if (schema.tables.length === 0)
    throw new Problem('database-error', 'this database has no tables to plan rows for');
  return schema;
}
