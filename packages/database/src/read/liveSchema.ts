import { Problem } from 'specimen-data/internal';
import type { Schema } from '../schema.ts';
import { inSession } from '../sessions.ts';
import { isSqlite } from '../targets.ts';

/** Reads the schema of the database at an address or in a SQLite file, which stays as it is. */
export async function liveSchema(url: string): Promise<Schema> {
  const schema = isSqlite(url)
    ? (await import('../sqlite/introspect.ts')).schemaOfFile(url)
    : await inSession(url, (session) => session.readSchema());
  if (schema.tables.length === 0)
    throw new Problem('database-error', 'this database has no tables to plan rows for');
  return schema;
}
