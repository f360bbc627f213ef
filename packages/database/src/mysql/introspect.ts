import type { Connection, RowDataPacket } from 'mysql2/promise';
import { quoted } from 'specimen-data/internal';
import { readSchema } from '../read/readSchema.ts';
import { Tokens } from '../read/tokens.ts';
import type { NamedConstraint, Schema, SchemaColumn, SchemaTable } from '../schema.ts';
import { MYSQL } from './dialect.ts';

/** Reads the schema of a live database from the statements that would create its tables. */
export async function introspectMysql(connection: Connection): Promise<Schema> {
  const tables = await rowsOf(
    connection,
    "SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name",
  );
  const statements: string[] = [];
  for (const [name = ''] of tables) {
    const [created] = await rowsOf(connection, `SHOW CREATE TABLE ${quoted(name, MYSQL)}`);
    // A version comment holds partitions.
    statements.push((created?.[1] ?? '').replace(/\/\*!\d+ ([\s\S]*?)\*\//g, '$1'));
  }
  if (statements.length === 0) return { tables: [] };
  const { tables: read } = readSchema(`${statements.join(';\n')};`);
  const constraints = await constraintsOf(connection);
  return { tables: read.map((table) => withJson(withConstraints(table, constraints))) };
}

type Row = readonly string[];

async function rowsOf(connection: Connection, sql: string): Promise<readonly Row[]> {
  const [rows] = await connection.query<RowDataPacket[][]>({ sql, rowsAsArray: true });
  return rows as unknown as readonly Row[];
}

interface Constraints {
  /** Table, name and columns of unique keys and references. */
  readonly keys: readonly Row[];
  /** Table, name and condition of checks. */
  readonly checks: readonly Row[];
}

async function constraintsOf(connection: Connection): Promise<Constraints> {
  const keys = await rowsOf(
    connection,
    `SELECT table_name, index_name, column_name FROM information_schema.statistics
     WHERE table_schema = DATABASE() AND non_unique = 0
     UNION SELECT table_name, constraint_name, column_name FROM information_schema.key_column_usage
     WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL`,
  );
  const checks = await rowsOf(
    connection,
    `SELECT t.table_name, c.constraint_name, c.check_clause
     FROM information_schema.check_constraints c JOIN information_schema.table_constraints t
       ON t.constraint_schema = c.constraint_schema AND t.constraint_name = c.constraint_name AND t.constraint_type = 'CHECK'
     WHERE t.table_schema = DATABASE()`,
  );
  return { keys, checks };
}

function withConstraints(table: SchemaTable, { keys, checks }: Constraints): SchemaTable {
  const columns = new Map<string, string[]>();
  for (const [, name = '', column = ''] of keys.filter(([of]) => of === table.name))
    columns.set(name, [...(columns.get(name) ?? []), column]);
  const own = checks.filter(([of, , check = '']) => of === table.name && reads(table, check).length > 0);
  return {
    ...table,
    constraints: [
      ...Array.from(columns, ([name, names]): NamedConstraint => ({ name, columns: names })),
      ...own.map(([, name = '', check = '']) => ({ name, check, columns: reads(table, check) })),
    ],
  };
}

/** The columns that a check reads; none where it reads others too, as that of another table with the same name does. */
function reads({ columns }: SchemaTable, check: string): readonly string[] {
  const source = new Tokens(check, 'mysql');
  const named: string[] = [];
  for (let token = source.next(); token; token = source.next())
    if (token.kind === 'name') named.push(token.text);
  const known = new Map(columns.map(({ name }) => [name.toLowerCase(), name]));
  const found = named.map((name) => known.get(name.toLowerCase()));
  return found.includes(undefined) ? [] : [...new Set(found as string[])];
}

/** MariaDB declares a JSON column as a text with a check. */
function withJson(table: SchemaTable): SchemaTable {
  const isJson = ({ name }: SchemaColumn) => table.checks.some((check) => isJsonCheck(check, name));
  return {
    ...table,
    columns: table.columns.map((column) => (isJson(column) ? { ...column, type: { kind: 'json' } } : column)),
    checks: table.checks.filter((check) => !table.columns.some(({ name }) => isJsonCheck(check, name))),
  };
}

function isJsonCheck(check: string, column: string): boolean {
  return check.replace(/[`\s()]/g, '').toLowerCase() === `json_valid${column.toLowerCase()}`;
}
