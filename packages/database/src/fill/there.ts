import type { Client } from 'pg';
import {
  type FieldType,
  parseFieldType,
  printFieldType,
  type TableDefinition,
  type TableField,
} from 'specimen-data/internal';
import { neededOf, sampled, withoutEmpty } from './excluded.ts';
import { isListed, withoutFull } from './listed.ts';
import { sqlName, sqlTable } from './names.ts';
import type { Counted, Place } from './places.ts';

/** The places adapted to the rows that are there: keys go on after the last, and what is excluded is what it is. */
export async function adapted(client: Client, places: readonly Place[]): Promise<readonly Counted[]> {
  const made: Counted[] = [];
  for (const place of await withoutFull(client, places)) {
    const there = await countIn(client, place);
    const needed = place.excluded ? neededOf(place, places) : [];
    if (!place.excluded) made.push({ ...place, definition: await goingOn(client, place), there });
    else if (needed.length > 0)
      made.push({ ...place, definition: await sampled(client, place, needed), there });
  }
  return withoutEmpty(made);
}

async function countIn(client: Client, { table }: Place): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${sqlTable(table)}`);
  return Number(rows[0]?.count);
}

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
  if (place.excluded || definition.fields.some((field) => isListed(definition, field))) return place;
  const fields = definition.fields.map((field) => {
    const sequence = sequenceOf(field);
    return sequence ? starting(field, { ...sequence, start: sequence.start - there * sequence.step }) : field;
  });
  return { ...place, definition: { ...definition, from: there, fields } };
}

type Sequence = Extract<FieldType, { readonly kind: 'sequence' }>;

function sequenceOf({ type = '' }: TableField): Sequence | undefined {
  const parsed = parseFieldType(type);
  return parsed.kind === 'sequence' ? parsed : undefined;
}

function starting(field: TableField, sequence: Sequence): TableField {
  return { ...field, type: printFieldType(sequence) };
}

async function lastOf(client: Client, table: Place['table'], column: string): Promise<number> {
  const { rows } = await client.query<{ last: string | null }>(
    `SELECT max(${sqlName(column)}) AS last FROM ${sqlTable(table)}`,
  );
  return Number(rows[0]?.last ?? 0);
}
