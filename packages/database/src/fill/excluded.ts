import type { Client } from 'pg';
import { Problem, parseFieldType, shown, type TableDefinition } from 'specimen-data/internal';
import { pathOf } from '../plan/tables/tableNames.ts';
import { sqlColumns, sqlName, sqlTable } from './names.ts';
import type { Counted, Place } from './places.ts';

/** The columns of an excluded table that others need; its key where rows are counted by it alone. */
export function neededOf(
  { definition: { name, fields }, table }: Place,
  places: readonly Place[],
): readonly string[] {
  const others = places.filter(({ excluded }) => !excluded).map(({ definition }) => definition);
  const referred = others.flatMap((other) =>
    other.fields.flatMap(({ type, after }) =>
      [type, after].flatMap((each) => (each?.startsWith(`${name}.`) ? [each.slice(name.length + 1)] : [])),
    ),
  );
  const counted = others.some(({ of }) => of === name) ? table.primaryKey : [];
  const needed = new Set(referred.length > 0 ? referred : counted);
  return fields.flatMap((field) => (field.name !== undefined && needed.has(field.name) ? [field.name] : []));
}

/** The rows of an excluded table, those of the first keys where they are many. */
export async function sampled(
  client: Client,
  { definition: { name, into }, table }: Place,
  columns: readonly string[],
): Promise<TableDefinition> {
  const texts = columns.map((each) => `${sqlName(each)}::text`).join(', ');
  const known = columns.map((each) => `${sqlName(each)} IS NOT NULL`).join(' AND ');
  const { rows } = await client.query<string[]>({
    text: `SELECT ${texts} FROM ${sqlTable(table)} WHERE ${known} ORDER BY ${sqlColumns(columns)} LIMIT ${SAMPLE}`,
    rowMode: 'array',
  });
  return {
    name,
    ...(into === undefined ? {} : { into }),
    rows: Math.max(1, rows.length),
    fields: columns.map((each, i) => ({ name: each, values: rows.map((row) => row[i]) })),
  };
}

const SAMPLE = 10_000;

/** References to an excluded table that is empty are null where they can be. */
export function withoutEmpty(places: readonly Counted[]): readonly Counted[] {
  const empty = new Set(
    places.filter(({ excluded, there }) => excluded && there === 0).map(({ definition }) => definition.name),
  );
  const left = places.filter(({ definition }) => !empty.has(definition.name));
  return left.map((place) => ({
    ...place,
    definition: {
      ...place.definition,
      fields: place.definition.fields.map((field) => {
        const type = parseFieldType(field.type ?? '');
        const target = type.kind === 'member' ? type.owner : '';
        if (!empty.has(target)) return field;
        if (place.table.columns.find(({ name }) => name === field.name)?.nullable)
          return { name: field.name as string, const: null };
        throw new Problem(
          'bad',
          `${pathOf(place.table)}.${field.name} must refer to ${shown(target)}, which is excluded and empty`,
        );
      }),
    },
  }));
}
