import type { ColumnType, Schema, SchemaColumn, SchemaTable } from '@specimen/database';
import { Database } from 'node-sqlite3-wasm';
import type { Planned, Row } from './planned.ts';

/** The rules of a schema that rows break, in words: every constraint of the model is walked over every row. */
export function brokenRules({ schema, rows }: Planned): readonly string[] {
  return schema.tables.flatMap((table) => {
    const own = rowsOf(table, rows);
    return [
      ...table.columns.flatMap((column) =>
        own.flatMap((row) => brokenBy(column, row).map((what) => `${table.name}.${column.name}: ${what}`)),
      ),
      ...[table.primaryKey, ...table.uniques].flatMap((columns) => repeated(table, columns, own)),
      ...table.foreignKeys.flatMap((key) => dangling(table, key, own, { schema, rows })),
      ...table.checks.flatMap((check) => unchecked(table, check, own)),
    ];
  });
}

function rowsOf(
  { name, namespace }: Pick<SchemaTable, 'name' | 'namespace'>,
  rows: Planned['rows'],
): readonly Row[] {
  return rows.get(namespace === undefined ? name : `${namespace}.${name}`) ?? [];
}

function brokenBy({ name, nullable, filled, type }: SchemaColumn, row: Row): readonly string[] {
  const value = row[name];
  if (value === undefined) return nullable || filled ? [] : ['is left out'];
  if (value === null) return nullable ? [] : ['is null'];
  return fits(type, value) ? [] : [`${JSON.stringify(value)} is no ${JSON.stringify(type)}`];
}

/** Returns whether a value is one of a type. */
function fits(type: ColumnType, value: unknown): boolean {
  const number = Number(value);
  switch (type.kind) {
    case 'text':
      return (
        typeof value !== 'object' && [...String(value)].length <= (type.most ?? Number.POSITIVE_INFINITY)
      );
    case 'integer': {
      const size = 2 ** type.bits;
      const [least, most] = type.unsigned ? [0, size - 1] : [-size / 2, size / 2 - 1];
      return Number.isInteger(number) && number >= least && number <= most;
    }
    case 'decimal': {
      const { precision = 30, scale = type.precision === undefined ? 10 : 0 } = type;
      return Math.abs(number) < 10 ** (precision - scale) && Number(number.toFixed(scale)) === number;
    }
    case 'float':
      return Number.isFinite(number);
    case 'boolean':
      return typeof value === 'boolean' || value === 0 || value === 1;
    case 'date':
      return /^\d{4}-\d\d-\d\d/.test(String(value));
    case 'timestamp':
      return /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?$/.test(String(value));
    case 'time':
      return /^\d\d:\d\d:\d\d$/.test(String(value));
    case 'uuid':
      return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(value));
    case 'enum':
      return type.values.includes(String(value));
    case 'array':
      return Array.isArray(value) && value.every((each) => fits(type.of, each));
    default:
      return true;
  }
}

/** The values of some columns; nothing where one is null, which equals no other. */
function keyOf(row: Row, columns: readonly string[]): string | undefined {
  const values = columns.map((name) => row[name] ?? null);
  return values.includes(null) ? undefined : JSON.stringify(values);
}

function repeated(
  { name }: SchemaTable,
  columns: readonly string[],
  rows: readonly Row[],
): readonly string[] {
  if (columns.length === 0) return [];
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const key = keyOf(row, columns);
    if (key === undefined || !seen.has(key)) {
      if (key !== undefined) seen.add(key);
      return [];
    }
    return [`${name}: ${columns.join(', ')} ${key} comes twice`];
  });
}

function dangling(
  { name }: SchemaTable,
  { columns, table, namespace, refersTo }: SchemaTable['foreignKeys'][number],
  own: readonly Row[],
  { rows }: { readonly schema: Schema; readonly rows: Planned['rows'] },
): readonly string[] {
  const there = new Set(
    rowsOf({ name: table, ...(namespace === undefined ? {} : { namespace }) }, rows).map((row) =>
      keyOf(row, refersTo),
    ),
  );
  return own.flatMap((row) => {
    const key = keyOf(row, columns);
    return key === undefined || there.has(key)
      ? []
      : [`${name}: ${columns.join(', ')} ${key} is not in ${table}`];
  });
}

const judge = new Database();

/** Asks SQLite about a check: it reads the conditions of every dialect here. */
function unchecked({ name, columns }: SchemaTable, check: string, rows: readonly Row[]): readonly string[] {
  const values = columns.map((column) => `? AS "${column.name}"`).join(', ');
  const statement = judge.prepare(`SELECT (${check}) AS ok FROM (SELECT ${values})`);
  try {
    return rows.flatMap((row) => {
      const given = columns.map((column) => bound(row[column.name]));
      const [{ ok }] = statement.all(given) as unknown as [{ readonly ok: number | null }];
      return ok === 0 ? [`${name}: CHECK (${check}) of ${JSON.stringify(row)}`] : [];
    });
  } finally {
    statement.finalize();
  }
}

/** A value as SQLite takes it. */
export function bound(value: unknown): string | number | null {
  if (typeof value === 'boolean') return Number(value);
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : (value as string | number);
}
