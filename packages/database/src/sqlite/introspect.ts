import { existsSync } from 'node:fs';
import sqlite from 'node-sqlite3-wasm';
import { Problem, shown } from 'specimen-data/internal';
import { readSchema } from '../read/readSchema.ts';
import { Tokens } from '../read/tokens.ts';
import type { NamedConstraint, Schema, SchemaTable } from '../schema.ts';

/** Reads the schema of a SQLite file without changing it. */
export function schemaOfFile(file: string): Schema {
  refuseMissing(file);
  let database: sqlite.Database | undefined;
  try {
    database = new sqlite.Database(file, { readOnly: true, fileMustExist: true });
    return introspectSqlite(database);
  } catch (error) {
    if (!(error instanceof sqlite.SQLite3Error)) throw error;
    throw new Problem('database-error', error.message, { place: file });
  } finally {
    database?.close();
  }
}

/** SQLite would create a file that does not exist. */
export function refuseMissing(file: string): void {
  if (!existsSync(file)) throw new Problem('file-error', `cannot read ${shown(file)}: there is no such file`);
}

/** Reads the schema of a database from the statements that created it; virtual tables have none of their own. */
export function introspectSqlite(database: sqlite.Database): Schema {
  const statements = database
    .all(
      `SELECT sql FROM sqlite_schema
       WHERE sql IS NOT NULL AND (type = 'index' OR type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
         AND name IN (SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'))
       ORDER BY type DESC, rowid`,
    )
    .map(({ sql }) => String(sql));
  if (statements.length === 0) return { tables: [] };
  const { tables } = readSchema(`${statements.join(';\n')};`, 'sqlite');
  return { tables: tables.map((table) => ({ ...table, constraints: constraintsOf(table) })) };
}

/** The rules of a table under the names that SQLite's messages give them: `t.a, t.b` and the text of a check. */
function constraintsOf(table: SchemaTable): readonly NamedConstraint[] {
  const keys = [table.primaryKey, ...table.uniques].map((columns) => ({
    name: columns.map((column) => `${table.name}.${column}`).join(', '),
    columns,
  }));
  const checks = table.checks.map((check) => ({ name: check, check, columns: columnsIn(table, check) }));
  return [...keys, ...checks];
}

function columnsIn({ columns }: SchemaTable, check: string): readonly string[] {
  const source = new Tokens(check, 'sqlite');
  const names = new Set<string>();
  for (let token = source.next(); token; token = source.next()) names.add(token.text.toLowerCase());
  return columns.map(({ name }) => name).filter((name) => names.has(name.toLowerCase()));
}
