import { parseFieldType, type TableDefinition, type TableField } from 'specimen-data/internal';
import { sqlColumns, sqlName, sqlTable } from '../names.ts';
import type { Session } from '../session.ts';
import type { Place } from './places.ts';

/** The columns of a table that others need; its key where rows are counted by it alone. */
export function neededOf(
  { definition: { name, fields }, table }: Place,
  others: readonly TableDefinition[],
): readonly string[] {
  const referred = others.flatMap((other) =>
    other.fields.flatMap(({ type, after }) =>
      [type, after].flatMap((each) => (each?.startsWith(`${name}.`) ? [each.slice(name.length + 1)] : [])),
    ),
  );
  const counted = others.some(({ of }) => of === name) ? table.primaryKey : [];
  const needed = new Set(referred.length > 0 ? referred : counted);
  return fields.flatMap((field) => (field.name !== undefined && needed.has(field.name) ? [field.name] : []));
}

/** The rows that a table has, those of the first keys where they are many. */
export async function sampled(
  session: Session,
  { definition: { name, into }, table }: Place,
  columns: readonly string[],
): Promise<TableDefinition> {
  const { dialect } = session;
  const names = sqlColumns(columns, dialect);
  const known = columns.map((each) => `${sqlName(each, dialect)} IS NOT NULL`).join(' AND ');
  const rows = await session.query(
    `SELECT ${names} FROM ${sqlTable(table, dialect)} WHERE ${known} ORDER BY ${names} LIMIT ${SAMPLE}`,
  );
  return {
    name,
    ...(into === undefined ? {} : { into }),
    rows: Math.max(1, rows.length),
    fields: columns.map((each, i) => ({ name: each, values: rows.map((row) => row[i]) })),
  };
}

const SAMPLE = 10_000;

/** The table that the type of a field refers to, if it does. */
export function ownerOf({ type = '' }: TableField): string | undefined {
  const parsed = parseFieldType(type);
  return parsed.kind === 'member' ? parsed.owner : undefined;
}
