import {
  type Definition,
  datasetTables,
  Problem,
  type TableDefinition,
  type World,
} from 'specimen-data/internal';
import { closureOf } from './closure.ts';

/** Ways to make a definition compile that the engine refused: fewer rows, and no parent. */
export function* reductions(definition: TableDefinition, expected: number): Generator<TableDefinition> {
  const { of, per, ...rest } = definition;
  const fields = rest.fields.map((field) =>
    of !== undefined && field.type === `nth:${of}` ? { name: field.name as string, type: 'sequence' } : field,
  );
  for (let rows = definition.rows ?? expected; rows >= 1; rows = Math.floor(rows / 2))
    yield { ...rest, rows, fields };
  const loose = fields.map(({ unique: _, ...field }) => field);
  for (let rows = expected; rows >= 1; rows = Math.floor(rows / 2))
    yield { ...rest, rows, fields: loose, unique: [] };
}

/** The number of rows to begin with where the number of a table follows from its parent. */
export const EXPECTED_ROWS = 64;

/** The definition with fewer rows in the tables that cannot be compiled as they are planned. */
export function compilable(world: World, definition: Definition): Definition {
  const { tables, ...options } = definition;
  const compiles = (each: readonly TableDefinition[]) => doesCompile(world, { ...options, tables: each });
  if (compiles(tables)) return definition;
  const accepted = new Map(tables.map((table) => [table.name, table]));
  for (const table of tables) {
    const ways = [table, ...reductions(table, EXPECTED_ROWS)];
    const found = ways.find((way) => compiles(closureOf(way.name, new Map([...accepted, [way.name, way]]))));
    accepted.set(table.name, found ?? table);
  }
  return { ...options, tables: [...accepted.values()] };
}

function doesCompile(world: World, definition: Definition): boolean {
  try {
    datasetTables(world, definition, { seed: 'plan' });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
