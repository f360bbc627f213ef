import type { Client } from 'pg';
import {
  Problem,
  parseFieldType,
  type Table,
  type TableDefinition,
  type TableField,
} from 'specimen-data/internal';
import { pathOf } from '../plan/tables/tableNames.ts';
import { copyRows } from '../postgres/copy.ts';
import { copyFormat } from '../postgres/copyFormat.ts';
import { NUMBER, numbered } from './chosen.ts';
import { sqlColumns, sqlName, sqlTable } from './names.ts';
import type { Counted } from './places.ts';

/** Tables that were made of places, by the names of their definitions. */
export interface Made {
  readonly places: readonly Counted[];
  readonly tables: ReadonlyMap<string, Table>;
  readonly seed: string;
  readonly asOf?: string | undefined;
}

/** Makes tables that share no value of a key with what is there: the numbers of rows that would are passed over. */
export async function apart(
  client: Client,
  places: readonly Counted[],
  make: (places: readonly Counted[]) => Made,
): Promise<Made> {
  let made = make(places);
  let met: readonly Counted[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const next: Counted[] = [];
    for (const place of made.places) next.push(await passedOver(client, place, made));
    met = next.filter((place, i) => place !== made.places[i]);
    if (met.length === 0) return made;
    made = make(next);
  }
  const names = met.map(({ table }) => pathOf(table)).join(', ');
  throw new Problem('bad', `keys that are there already leave no others for ${names}`);
}

/** So often rows are made anew at the most: where nearly all values of a key are there, few rows find one at a time. */
const PASSES = 300;

/** The place without the rows whose keys are there. */
async function passedOver(client: Client, place: Counted, made: Made): Promise<Counted> {
  if (place.excluded || (place.there === 0 && !mayRepeat(place))) return place;
  const { definition } = place;
  const rows = new Set<number>();
  for (const key of keysOf(place, made))
    for (const row of await rowsThere(client, place, key, made)) rows.add(row);
  if (rows.size === 0) return place;
  const { from = 0, without = [] } = definition;
  const numbers = numbersAt([...rows], from, without);
  return { ...place, definition: { ...definition, without: [...without, ...numbers].sort((a, b) => a - b) } };
}

/** Whether some column is unique in the database whose values are drawn so that they hardly ever repeat. */
function mayRepeat(place: Counted): boolean {
  const { uniques } = place.table;
  return uniques.some(([name = '', other]) => {
    const { type = '', unique } = fieldOf(place, name) ?? {};
    const parsed = parseFieldType(type);
    return other === undefined && !unique && parsed.kind === 'member' && /^[a-z]{2}$/.test(parsed.owner);
  });
}

/** Keys whose values could be there already: numbers of a sequence go on after the last, and so does what refers to them. */
function keysOf(place: Counted, { places }: Made): readonly (readonly string[])[] {
  const { table } = place;
  const isNew = (name: string): boolean => {
    const type = parseFieldType(fieldOf(place, name)?.type ?? '');
    const target =
      type.kind === 'member' ? places.find((each) => each.definition.name === type.owner) : undefined;
    return (
      goesOn(place, name) || (type.kind === 'member' && target !== undefined && goesOn(target, type.name))
    );
  };
  return [table.primaryKey, ...table.uniques].filter(
    (key) => key.length > 0 && key.every((name) => fieldOf(place, name) !== undefined) && !key.some(isNew),
  );
}

function fieldOf({ definition }: Counted, name: string): TableField | undefined {
  return definition.fields.find((field) => field.name === name);
}

/** Whether a column is a number that is greater in every row. */
function goesOn(place: Counted, name: string): boolean {
  const kind = place.table.columns.find((column) => column.name === name)?.type.kind;
  const isNumber = kind === 'integer' || kind === 'decimal';
  return isNumber && parseFieldType(fieldOf(place, name)?.type ?? '').kind === 'sequence';
}

/** The rows whose values of a key are there. */
async function rowsThere(
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
    `SELECT ${sqlName(NUMBER)} AS row FROM pg_temp.${TEMPORARY} JOIN ${sqlTable(table)} USING (${columns})
     UNION SELECT row FROM (SELECT ${sqlName(NUMBER)} AS row, row_number() OVER (PARTITION BY ${columns} ORDER BY ${sqlName(NUMBER)}) AS time
       FROM pg_temp.${TEMPORARY} WHERE ${key.map((name) => `${sqlName(name)} IS NOT NULL`).join(' AND ')}) AS times WHERE time > 1`,
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
