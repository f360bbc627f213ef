import { Problem } from 'specimen-data/internal';
import type { Schema } from '../schema.ts';
import { inSession } from '../sessions.ts';

/** Reads the schema of the database at an address. */
export async function liveSchema(url: string): Promise<Schema> {
  const schema = await inSession(url, (session) => session.readSchema());
  if (schema.tables.length === 0)
    throw new Problem('database-error', 'this database has no tables to plan rows for');
  return schema;
}
