import {
  Problem,
  parseFieldType,
  type Table,
  type TableDefinition,
  type TableField,
} from 'specimen-data/internal';
import { sqlColumns, sqlName, sqlTable } from '../names.ts';
import { pathOf } from '../plan/tables/tableNames.ts';
import type { Session } from '../session.ts';
import { NUMBER, numbered } from './chosen.ts';
import type { Counted } from './places.ts';

/** A compiled table, and the places of the tables that it refers to. */
export interface Made {
  readonly place: Counted;
  readonly table: Table;
  readonly places: readonly Counted[];
  readonly seed: string;
}

/** Makes a table that shares no value of a key with what is there: the numbers of rows that would are passed over. */
export async function apart(
  session: Session,
  given: Counted,
  { make, passes }: { readonly make: (place: Counted) => Made; readonly passes: number },
): Promise<Made> {
  let made = make(given);
  let place = given;
  for (let pass = 0; pass < passes; pass++) {
    const next = await passedOver(session, place, made);
    if (next === place) return made;
    place = next;
    made = make(place);
  }
  throw new Problem(
    'too-many-rows',
    `the keys that exist already leave no further values for ${pathOf(place.table)}`,
  );
}

/** Maximum number of regeneration passes. Nearly full key spaces need many. */
export const PASSES = 300;

/** The same for a plan that was changed after a refusal: its keys often have too few values. */
export const FEW_PASSES = 8;

/** The place without the rows whose keys are there. */
async function passedOver(session: Session, place: Counted, made: Made): Promise<Counted> {
  if (place.there === 0 && !place.verifiesKeys && !mayRepeat(place)) return place;
  const { definition } = place;
  const rows = new Set<number>();
  for (const key of keysOf(place, made))
    for (const row of await rowsThere(session, place, key, made)) rows.add(row);
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
  const hasField = (name: string) => fieldOf(place, name) !== undefined;
  const keys = [table.primaryKey, ...table.uniques];
  // Columns that are left to their defaults keep no rows apart.
  const own = place.verifiesKeys ? keys.map((key) => key.filter(hasField)) : keys;
  return own.filter((key) => key.length > 0 && key.every(hasField) && !key.some(isNew));
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
  session: Session,
  { table }: Counted,
  key: readonly string[],
  { table: { source, count }, seed }: Made,
): Promise<readonly number[]> {
  const { dialect } = session;
  const [number, columns, path] = [
    sqlName(NUMBER, dialect),
    sqlColumns(key, dialect),
    sqlTable(table, dialect),
  ];
  return session.withTemporary(`SELECT 0 AS ${number}, ${columns} FROM ${path}`, async (temporary) => {
    const rows = { source: numbered(source, key), seed, count, offset: 0 };
    await session.load({ name: temporary, columns: [NUMBER, ...key], arrays: NO_ARRAYS }, rows);
    const known = await session.query(`SELECT ${number} FROM ${temporary} JOIN ${path} USING (${columns})`);
    const isFull = key.map((name) => `${sqlName(name, dialect)} IS NOT NULL`).join(' AND ');
    const repeated = await session.query(
      `SELECT ${number} FROM (SELECT ${number}, row_number() OVER (PARTITION BY ${columns} ORDER BY ${number}) AS time
         FROM ${temporary} WHERE ${isFull}) AS times WHERE time > 1`,
    );
    return [...known, ...repeated].map(([row]) => Number(row));
  });
}

const NO_ARRAYS: ReadonlySet<string> = new Set();

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
