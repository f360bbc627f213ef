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

/** Compiles a table that shares no key value with existing rows: row numbers that would collide are skipped. */
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

/** Maximum number of passes for a plan that was changed after a refusal: its keys often have too few values. */
export const FEW_PASSES = 8;

/** Returns the place without the rows whose keys exist already. */
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

/** Returns true if a column is unique in the database and its drawn values only rarely repeat. */
function mayRepeat(place: Counted): boolean {
  const { uniques } = place.table;
  return uniques.some(([name = '', other]) => {
    const { type = '', unique } = fieldOf(place, name) ?? {};
    const parsed = parseFieldType(type);
    return other === undefined && !unique && parsed.kind === 'member' && /^[a-z]{2}$/.test(parsed.owner);
  });
}

/**
 * Returns the keys whose values could exist already. Numbers of a sequence continue after the last one, and so do references
 * to them.
 */
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
  // Columns that use their default do not make rows different.
  const own = place.verifiesKeys ? keys.map((key) => key.filter(hasField)) : keys;
  return own.filter((key) => key.length > 0 && key.every(hasField) && !key.some(isNew));
}

function fieldOf({ definition }: Counted, name: string): TableField | undefined {
  return definition.fields.find((field) => field.name === name);
}

/** Returns true if a column is a number that increases with every row. */
function goesOn(place: Counted, name: string): boolean {
  const kind = place.table.columns.find((column) => column.name === name)?.type.kind;
  const isNumber = kind === 'integer' || kind === 'decimal';
  return isNumber && parseFieldType(fieldOf(place, name)?.type ?? '').kind === 'sequence';
}

/** Returns the rows whose key values exist already. */
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

/** Returns the engine's row numbers for the rows of a table. */
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
