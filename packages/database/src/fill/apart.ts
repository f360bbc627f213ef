import type { Client } from 'pg';
import { Problem, type Table, type TableDefinition } from 'specimen-data/surface';
import { pathOf } from '../plan/tableNames.ts';
import { copyRows } from '../postgres/copy.ts';
import { copyFormat } from '../postgres/copyFormat.ts';
import { NUMBER, numbered } from './chosen.ts';
import { sqlColumns, sqlName, sqlTable } from './names.ts';
import type { Counted } from './there.ts';

/** Tables that were made of places, by the names of their definitions. */
export interface Made {
  readonly places: readonly Counted[];
  readonly tables: ReadonlyMap<string, Table>;
  readonly seed: string;
}

/** Makes tables that share no value of a key with what is there: the numbers of rows that would are passed over. */
export async function apart(
  client: Client,
  places: readonly Counted[],
  make: (places: readonly Counted[]) => Made,
): Promise<Made> {
  let made = make(places);
  for (let pass = 0; pass < PASSES; pass++) {
    const next: Counted[] = [];
    for (const place of made.places) next.push(await passedOver(client, place, made));
    if (next.every((place, i) => place === made.places[i])) return made;
    made = make(next);
  }
  throw new Problem(
    'bad',
    `keys that are there already leave no others for ${made.places.map(({ table }) => pathOf(table)).join(', ')}`,
  );
}

/** So often rows are made anew at the most: where nearly all values of a key are there, few rows find one at a time. */
const PASSES = 300;

/** The place without the rows whose keys are there. */
async function passedOver(client: Client, place: Counted, made: Made): Promise<Counted> {
  if (place.there === 0 || place.excluded) return place;
  const { definition } = place;
  const rows = new Set<number>();
  for (const key of keysOf(place, made)) for (const row of await met(client, place, key, made)) rows.add(row);
  if (rows.size === 0) return place;
  const { from = 0, without = [] } = definition;
  const numbers = numbersAt([...rows], from, without);
  return { ...place, definition: { ...definition, without: [...without, ...numbers].sort((a, b) => a - b) } };
}

/** Keys whose values could be there already: one with a sequence goes on after the last, and so does what refers to it. */
function keysOf({ table, definition }: Counted, { places }: Made): readonly (readonly string[])[] {
  const fields = new Map(definition.fields.map((field) => [field.name as string, field]));
  const isNew = (name: string): boolean => {
    const type = fields.get(name)?.type ?? '';
    const [, other, column] = /^([^.:]+)\.(.+)$/s.exec(type) ?? [];
    const target = places.find((place) => place.definition.name === other);
    return (
      isSequence(type) ||
      (target !== undefined &&
        !target.excluded &&
        isSequence(target.definition.fields.find((field) => field.name === column)?.type))
    );
  };
  return [table.primaryKey, ...table.uniques].filter(
    (key) => key.length > 0 && key.every((name) => fields.has(name)) && !key.some(isNew),
  );
}

function isSequence(type = ''): boolean {
  return /^sequence\b/.test(type);
}

/** The rows whose values of a key are there. */
async function met(
  client: Client,
  { table, definition }: Counted,
  key: readonly string[],
  { tables, seed }: Made,
): Promise<readonly number[]> {
  const { source, count } = tables.get(definition.name) as Table;
  const columns = sqlColumns(key);
  await client.query(
    `CREATE TEMP TABLE ${TEMPORARY} AS SELECT 0::bigint AS ${sqlName(NUMBER)}, ${columns} FROM ${sqlTable(table)} WITH NO DATA`,
  );
  const rows = { source: numbered(source, key), seed, count, offset: 0 };
  await copyRows(client, `COPY pg_temp.${TEMPORARY} FROM STDIN`, { rows, format: copyFormat() });
  const found = await client.query<{ row: string }>(
    `SELECT ${sqlName(NUMBER)} AS row FROM pg_temp.${TEMPORARY} JOIN ${sqlTable(table)} USING (${columns})`,
  );
  await client.query(`DROP TABLE pg_temp.${TEMPORARY}`);
  return found.rows.map(({ row }) => Number(row));
}

const TEMPORARY = sqlName('specimen keys');

/** The numbers that rows are drawn by, as the engine counts them. */
function numbersAt(
  rows: readonly number[],
  from: number,
  without: TableDefinition['without'] = [],
): readonly number[] {
  return rows.map((row) => {
    let number = from + row;
    for (const passed of without) {
      if (passed > number) break;
      if (passed >= from) number++;
    }
    return number;
  });
}
