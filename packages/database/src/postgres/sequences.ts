import type { Client } from 'pg';
import { sqlName, sqlTable } from '../names.ts';
import type { SchemaTable } from '../schema.ts';
import { POSTGRES } from './dialect.ts';

/** The sequences that columns of a table are filled from: their own, and those that their defaults take from. */
const SEQUENCES = `
  SELECT DISTINCT attname AS column, format('%I.%I', nspname, relname) AS sequence
  FROM (
    SELECT objid AS sequence, refobjid AS relation, refobjsubid AS number FROM pg_depend
    WHERE classid = 'pg_class'::regclass AND refclassid = 'pg_class'::regclass AND deptype IN ('a', 'i')
    UNION
    SELECT refobjid, adrelid, adnum FROM pg_depend JOIN pg_attrdef ON pg_attrdef.oid = objid
    WHERE classid = 'pg_attrdef'::regclass AND refclassid = 'pg_class'::regclass
  ) AS uses
  JOIN pg_class ON pg_class.oid = sequence AND relkind = 'S'
  JOIN pg_namespace ON pg_namespace.oid = relnamespace
  JOIN pg_attribute ON attrelid = relation AND attnum = number
  WHERE relation = $1::regclass AND attnum > 0`;

/** Sets sequences behind the greatest value of their columns, so that the next row of somebody else gets a new one. */
export async function setSequences(client: Client, table: SchemaTable): Promise<void> {
  const name = sqlTable(table, POSTGRES);
  const { rows } = await client.query<{ column: string; sequence: string }>(SEQUENCES, [name]);
  const numbers = new Set(
    table.columns.filter(({ type }) => isNumeric(type.kind)).map((column) => column.name),
  );
  // The default of a text column may hold a number of a sequence: `'A' || nextval(…)`.
  for (const { column, sequence } of rows.filter((row) => numbers.has(row.column)))
    await client.query(
      `SELECT setval($1, last::bigint) FROM (SELECT max(${sqlName(column, POSTGRES)}) AS last FROM ${name}) AS greatest
       WHERE last >= (SELECT last_value FROM ${sequence})`,
      [sequence],
    );
}

function isNumeric(kind: string): boolean {
  return kind === 'integer' || kind === 'decimal' || kind === 'float';
}
