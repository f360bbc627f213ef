import { parseFieldType, type TableDefinition, type TableField } from 'specimen-data/internal';
import { sqlName, sqlTable } from '../names.ts';
import type { Session } from '../session.ts';
import type { Place } from './places.ts';

/** Removes listed key values that exist already; if none remain, the table counts as excluded. */
export async function withoutListed(session: Session, given: Place): Promise<Place> {
  const place = { ...given, definition: spelledOut(given.definition) };
  const { definition, table, excluded } = place;
  const listed = definition.fields.find((field) => isListed(definition, field));
  if (excluded || listed?.values === undefined) return place;
  const column = sqlName(listed.name as string, session.dialect);
  const rows = await session.query(`SELECT ${column} FROM ${sqlTable(table, session.dialect)}`);
  const there = new Set(rows.map(([text]) => text));
  const left = listed.values.map((value) => !there.has(String(value)));
  return left.includes(true)
    ? { ...place, definition: onlyLeft(definition, left) }
    : { ...place, excluded: true };
}

/** Returns the definition with the values of a key's enum as a list. */
function spelledOut(definition: TableDefinition): TableDefinition {
  return {
    ...definition,
    fields: definition.fields.map((field) => {
      const { type = '', ...rest } = field;
      const parsed = parseFieldType(type);
      if (parsed.kind !== 'enum' || !(field.unique || field.name === definition.key)) return field;
      return { ...rest, values: parsed.choices.map(({ value }) => value) };
    }),
  };
}

/** Returns true if a column is a key whose values are listed. */
export function isListed(
  { key, fields }: TableDefinition,
  { name, values, unique = false }: TableField,
): boolean {
  return values !== undefined && (unique || name === (key ?? fields[0]?.name));
}

/** Returns the definition with some of its listed rows. Lists of the same length belong together. */
function onlyLeft(definition: TableDefinition, left: readonly boolean[]): TableDefinition {
  const { rows = 1 } = definition;
  return {
    ...definition,
    rows: Math.min(rows, left.filter(Boolean).length),
    fields: definition.fields.map((field) =>
      field.values?.length === left.length
        ? { ...field, values: field.values.filter((_, i) => left[i]) }
        : field,
    ),
  };
}
