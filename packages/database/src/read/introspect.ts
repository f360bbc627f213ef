import type { Client } from 'pg';
import type { ColumnType, ForeignKey, Schema, SchemaColumn, SchemaTable } from '../schema.ts';
import { columnType } from './columnType.ts';
import { cursorOver, readBound, readKey } from './partitionBounds.ts';
import { Partitions } from './partitions.ts';

/** Reads the schema of a live PostgreSQL database from its catalogues. */
export async function introspect(client: Client): Promise<Schema> {
  const [tables, columns, constraints, indexes, parts] = await inTurn(client, [
    TABLES,
    COLUMNS,
    CONSTRAINTS,
    INDEXES,
    PARTITIONS,
  ]);
  const partitions = partitionsOf(parts as readonly PartitionRow[]);
  const shared = (constraints as readonly (ConstraintRow & { readonly table: number })[]).map((row) =>
    row.kind === 'f' ? { ...row, table: Number(partitions.wholeOf(String(row.table))) } : row,
  );
  const ofTable = <T>(rows: unknown, table: number) =>
    (rows as readonly (T & { readonly table: number })[]).filter((row) => row.table === table);
  return {
    tables: (tables as readonly TableRow[]).map((row) =>
      tableOf(row, {
        columns: ofTable<ColumnRow>(columns, row.oid),
        constraints: ofTable<ConstraintRow>(shared, row.oid),
        indexes: ofTable<IndexRow>(indexes, row.oid),
        partitions: partitions.checksOf(String(row.oid)),
      }),
    ),
  };
}

interface TableRow {
  readonly oid: number;
  readonly name: string;
  readonly namespace: string;
  readonly comment: string | null;
}

interface ColumnRow {
  readonly name: string;
  readonly declared: string;
  /** Base type, if the type is a domain. */
  readonly base: string | null;
  readonly labels: readonly string[] | null;
  readonly filled: boolean;
  readonly identity: boolean;
  readonly generated: boolean;
  readonly default: string | null;
  readonly comment: string | null;
  /** Conditions of its domain. */
  readonly checks: readonly string[] | null;
}

interface ConstraintRow {
  readonly name: string;
  readonly kind: 'p' | 'u' | 'f' | 'c' | 'x';
  readonly columns: readonly string[] | null;
  readonly other: string | null;
  readonly namespace: string | null;
  readonly refersTo: readonly string[] | null;
  /** Columns of an exclusion constraint that must be equal for rows to exclude each other. */
  readonly same: readonly string[] | null;
  readonly deferrable: boolean;
  readonly check: string | null;
}

/** Query for user tables. Partitions are omitted: their rows belong to the partitioned table. */
const TABLES = `
  SELECT c.oid::int, c.relname AS name, n.nspname AS namespace, obj_description(c.oid, 'pg_class') AS comment
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence <> 't'
    AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_toast%'
  ORDER BY c.oid`;

/** Query for columns. A domain may be based on another domain, whose rules it inherits. */
const COLUMNS = `
  WITH RECURSIVE over AS (
    SELECT oid AS domain, ARRAY[oid] AS domains, typbasetype AS oid, typtypmod AS mod, typnotnull AS filled FROM pg_type WHERE typtype = 'd'
    UNION ALL
    SELECT o.domain, o.domains || t.oid, t.typbasetype, t.typtypmod, o.filled OR t.typnotnull
    FROM over o JOIN pg_type t ON t.oid = o.oid WHERE t.typtype = 'd'
  ), base AS (
    SELECT o.domain, o.domains, o.filled, o.oid, t.typelem AS element, format_type(o.oid, o.mod) AS base
    FROM over o JOIN pg_type t ON t.oid = o.oid WHERE t.typtype <> 'd'
  )
  SELECT a.attrelid::int AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS declared,
    d.base, (SELECT array_agg(e.enumlabel::text ORDER BY e.enumsortorder) FROM pg_enum e
      WHERE e.enumtypid IN (t.oid, t.typelem, d.oid, d.element)) AS labels,
    (SELECT array_agg(pg_get_expr(k.conbin, 0)) FROM pg_constraint k WHERE k.contypid = ANY (d.domains) AND k.contype = 'c') AS checks,
    a.attnotnull OR coalesce(d.filled, false) AS filled, a.attidentity <> '' AS identity, a.attgenerated <> '' AS generated,
    pg_get_expr(f.adbin, f.adrelid) AS default, col_description(a.attrelid, a.attnum) AS comment
  FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid LEFT JOIN base d ON d.domain = t.oid
    LEFT JOIN pg_attrdef f ON f.adrelid = a.attrelid AND f.adnum = a.attnum
  WHERE a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attrelid, a.attnum`;

const named = (table: string, numbers: string) => `
    (SELECT array_agg(a.attname::text ORDER BY k.place) FROM unnest(${numbers}) WITH ORDINALITY k(number, place)
      JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.number)`;

const CONSTRAINTS = `
  SELECT c.conrelid::int AS table, c.conname AS name, c.contype AS kind, ${named('c.conrelid', 'c.conkey')} AS columns,
    o.relname AS other, n.nspname AS namespace, ${named('c.confrelid', 'c.confkey')} AS "refersTo",
    (SELECT array_agg(a.attname::text ORDER BY k.place)
      FROM unnest(c.conkey, c.conexclop) WITH ORDINALITY k(number, operator, place) JOIN pg_operator o ON o.oid = k.operator AND o.oprname = '='
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.number) AS same,
    c.condeferrable AS deferrable, CASE WHEN c.contype = 'x' THEN pg_get_constraintdef(c.oid) ELSE pg_get_expr(c.conbin, c.conrelid) END AS check
  FROM pg_constraint c LEFT JOIN pg_class o ON o.oid = c.confrelid LEFT JOIN pg_namespace n ON n.oid = o.relnamespace
  WHERE c.conrelid <> 0 AND c.contype IN ('p', 'u', 'f', 'c', 'x') AND c.conparentid = 0 ORDER BY c.oid`;

/** Query for unique indexes that are not constraints; for an expression, the columns it reads count. */
const INDEXES = `
  SELECT i.indrelid::int AS table, (SELECT relname FROM pg_class WHERE oid = i.indexrelid) AS name,
    (SELECT array_agg(a.attname::text ORDER BY k.place) FROM
      (SELECT DISTINCT ON (d.refobjsubid) d.refobjsubid AS number, coalesce(array_position(i.indkey::int2[], d.refobjsubid::int2), 99) AS place
        FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = i.indexrelid AND d.refobjid = i.indrelid
          AND d.refobjsubid > 0 AND (i.indpred IS NULL OR d.refobjsubid = ANY (i.indkey))) k
      JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number) AS columns
  FROM pg_index i WHERE i.indisunique AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u'))
  ORDER BY i.indexrelid`;

interface IndexRow {
  readonly name: string;
  readonly columns: readonly string[] | null;
}

interface PartitionRow {
  readonly table: number;
  readonly part: number;
  /** Partition key of the table, and the bound of the partition. */
  readonly key: string;
  readonly bound: string;
}

const PARTITIONS = `
  SELECT i.inhparent::int AS table, c.oid::int AS part, pg_get_partkeydef(i.inhparent) AS key,
    pg_get_expr(c.relpartbound, c.oid) AS bound
  FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE c.relispartition AND c.relkind IN ('r', 'p') ORDER BY c.oid`;

function partitionsOf(rows: readonly PartitionRow[]): Partitions {
  const partitions = new Partitions();
  for (const { table, part, key, bound } of rows) {
    partitions.setKey(String(table), readKey(cursorOver(key)));
    partitions.add(String(table), { name: String(part), bound: readBound(cursorOver(bound)) });
  }
  return partitions;
}

/** Runs queries one after the other, because a client has one connection. */
async function inTurn(client: Client, queries: readonly string[]): Promise<readonly unknown[][]> {
  const results: unknown[][] = [];
  for (const query of queries) results.push((await client.query(query)).rows);
  return results;
}

interface Parts {
  readonly columns: readonly ColumnRow[];
  readonly constraints: readonly ConstraintRow[];
  readonly indexes: readonly IndexRow[];
  /** Conditions of the rows that some partition accepts. */
  readonly partitions: readonly string[];
}

function tableOf(
  { name, namespace, comment }: TableRow,
  { columns, constraints, indexes, partitions }: Parts,
): SchemaTable {
  const of = (kind: ConstraintRow['kind']) => constraints.filter((row) => row.kind === kind);
  return {
    name,
    ...placed(namespace),
    columns: columns.map(columnOf),
    primaryKey: of('p')[0]?.columns ?? [],
    uniques: [
      ...of('u').map((row) => row.columns ?? []),
      ...of('x').flatMap((row) => (row.same ? [row.same] : [])),
      ...indexes.flatMap((row) => (row.columns ? [row.columns] : [])),
    ],
    foreignKeys: distinct(of('f').map(keyOf)),
    checks: [
      ...columns.flatMap((column) =>
        (column.checks ?? []).map((check) => check.replace(/\bVALUE\b/g, `"${column.name}"`)),
      ),
      ...[...of('c'), ...of('x').filter(({ same }) => !same)].map((row) => row.check ?? ''),
      ...partitions,
    ],
    ...(comment === null ? {} : { comment }),
    constraints: [
      ...constraints.map((row) => ({
        name: row.name,
        columns: row.columns ?? [],
        ...(row.kind === 'c' && row.check !== null ? { check: row.check } : {}),
      })),
      ...indexes.map((row) => ({ name: row.name, columns: row.columns ?? [] })),
    ],
  };
}

function keyOf({ columns, other, namespace, refersTo, deferrable }: ConstraintRow): ForeignKey {
  return {
    columns: columns ?? [],
    table: other ?? '',
    ...placed(namespace ?? ''),
    refersTo: refersTo ?? [],
    deferrable,
  };
}

/** Returns each key once; every partition may repeat it. */
function distinct(keys: readonly ForeignKey[]): readonly ForeignKey[] {
  const known = new Map(keys.map((key) => [[key.namespace, key.table, ...key.columns].join('\0'), key]));
  return [...known.values()];
}

function placed(namespace: string): { readonly namespace?: string } {
  return namespace === 'public' ? {} : { namespace };
}

function columnOf(row: ColumnRow): SchemaColumn {
  const counts = row.identity || /^nextval\(/.test(row.default ?? '');
  const filled = row.generated
    ? 'generated'
    : counts
      ? 'identity'
      : row.default === null
        ? undefined
        : 'default';
  return {
    name: row.name,
    type: typeOf(row.base ?? row.declared, row.labels),
    declared: row.declared,
    nullable: !row.filled,
    ...(filled === undefined ? {} : { filled }),
    ...(filled === 'default' && row.default !== null ? { default: row.default } : {}),
    ...(row.comment === null ? {} : { comment: row.comment }),
  };
}

/** Parses `numeric(12,2)`, `timestamp(3) without time zone`, `text[]`, or the name of an enum. */
function typeOf(declared: string, labels: readonly string[] | null): ColumnType {
  if (declared.endsWith('[]')) return { kind: 'array', of: typeOf(declared.slice(0, -2), labels) };
  if (labels) return { kind: 'enum', values: labels };
  const [, before = '', args, after = ''] = /^([^(]*)(?:\(([^)]*)\))?(.*)$/.exec(declared) ?? [];
  return columnType({ words: `${before.trim()}${after}`, args: args?.split(',') ?? [] }, 'postgres');
}
