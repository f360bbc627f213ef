import type { Client } from 'pg';
import { Problem, shown, type TableDefinition, type TableField } from 'specimen-data/surface';
import { pathOf } from '../plan/tableNames.ts';
import { sqlColumns, sqlName, sqlTable } from './names.ts';
import type { Place } from './places.ts';

/** A place with the number of rows that its table has. */
export interface Counted extends Place {
  readonly there: number;
}

/** The places adapted to the rows that are there: keys go on after the last, and what is excluded is what it is. */
export async function adapted(client: Client, places: readonly Place[]): Promise<readonly Counted[]> {
  const made: Counted[] = [];
  for (const place of places) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${sqlTable(place.table)}`);
    const there = Number(rows[0]?.count);
    if (!place.excluded) made.push({ ...place, definition: await goingOn(client, place), there });
    else {
      const needed = neededOf(place, places);
      if (needed.length > 0) made.push({ ...place, definition: await sampled(client, place, needed), there });
    }
  }
  return withoutEmpty(made);
}

/** The columns of an excluded table that others need; its key where rows are counted by it alone. */
function neededOf(
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
async function sampled(
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

/** Sequences begin behind the greatest value that is there. */
async function goingOn(client: Client, { definition, table }: Place): Promise<TableDefinition> {
  const fields: TableField[] = [];
  for (const field of definition.fields) {
    const sequence = sequenceOf(field);
    const last = sequence ? await lastOf(client, table, field.name as string) : 0;
    fields.push(
      sequence && last >= sequence.start ? starting(field, { ...sequence, start: last + 1 }) : field,
    );
  }
  return { ...definition, fields };
}

/** The place whose rows are numbered after those that are there, as if they had come from the same seed. */
export function numberedOn(place: Counted): Counted {
  const { definition, there } = place;
  const fields = definition.fields.map((field) => {
    const sequence = sequenceOf(field);
    return sequence ? starting(field, { ...sequence, start: sequence.start - there * sequence.step }) : field;
  });
  return { ...place, definition: { ...definition, from: there, fields } };
}

interface Sequence {
  readonly start: number;
  readonly step: number;
}

function sequenceOf({ type = '' }: TableField): Sequence | undefined {
  const [whole, start = 1, step = 1] = /^sequence(?::(-?\d+)(?:,(-?\d+))?)?$/.exec(type) ?? [];
  return whole === undefined ? undefined : { start: Number(start), step: Number(step) };
}

function starting(field: TableField, { start, step }: Sequence): TableField {
  return { ...field, type: `sequence:${start},${step}` };
}

async function lastOf(client: Client, table: Place['table'], column: string): Promise<number> {
  const { rows } = await client.query<{ last: string | null }>(
    `SELECT max(${sqlName(column)}) AS last FROM ${sqlTable(table)}`,
  );
  return Number(rows[0]?.last ?? 0);
}

/** References to an excluded table that is empty are null where they can be. */
function withoutEmpty(places: readonly Counted[]): readonly Counted[] {
  const empty = new Set(
    places.filter(({ excluded, there }) => excluded && there === 0).map(({ definition }) => definition.name),
  );
  const left = places.filter(({ definition }) => !empty.has(definition.name));
  return left.map((place) => ({
    ...place,
    definition: {
      ...place.definition,
      fields: place.definition.fields.map((field) => {
        const [, target = ''] = /^([^.:]+)\./.exec(field.type ?? '') ?? [];
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
