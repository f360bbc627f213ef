import { type Definition, type Problem, type TableDefinition, unknownName } from 'specimen-data/internal';
import { numberOf, pathOf } from '../plan/tables/tableNames.ts';
import type { Schema, SchemaTable } from '../schema.ts';

/** A table of a definition with the database table that it fills. */
export interface Place {
  readonly definition: TableDefinition;
  readonly table: SchemaTable;
  /** True if the table gets no rows and references use the existing ones. */
  readonly excluded: boolean;
  /** Maximum number of rows to load. Default: all. */
  readonly limit?: number;
  /** If true, the values of all unique columns are compared before rows are loaded. */
  readonly verifiesKeys?: boolean;
}

/** A place with the number of rows in its table. */
export interface Counted extends Place {
  readonly there: number;
}

/** Finds the database table for each table of a definition. */
export function placesOf(
  { tables }: Definition,
  schema: Schema,
  exclude: readonly string[],
): readonly Place[] {
  const known = new Map(schema.tables.map((table) => [pathOf(table), table]));
  const strange = exclude.find((name) => ![...known.values()].some((table) => isCalled(table, name)));
  if (strange !== undefined) throw unknownTable(strange, known);
  return tables.map((definition) => {
    const path = definition.into ?? definition.name;
    const table = known.get(path);
    if (!table) throw unknownTable(path, known);
    return { definition, table, excluded: exclude.some((name) => isCalled(table, name)) };
  });
}

/** Returns true if a name, with or without its namespace, denotes a table. */
function isCalled(table: SchemaTable, name: string): boolean {
  return name === table.name || name === pathOf(table);
}

function unknownTable(name: string, known: ReadonlyMap<string, SchemaTable>): Problem {
  return unknownName('unknown-table', name, known.keys(), { scope: 'the database' });
}

/** Numbers of rows: for all tables without a parent, and for some tables by name. */
export interface Counts {
  readonly rows?: number | undefined;
  readonly counts: Readonly<Record<string, number>>;
}

/** Returns a definition with other numbers of rows. */
export function counted(definition: Definition, { rows, counts }: Counts): Definition {
  const called = ({ name, into }: TableDefinition) => [name, into ?? name];
  const strange = Object.keys(counts).find(
    (name) => !definition.tables.some((table) => called(table).includes(name)),
  );
  if (strange !== undefined)
    throw unknownName('unknown-table', strange, definition.tables.flatMap(called), { scope: 'the plan' });
  return {
    ...definition,
    tables: definition.tables.map((table) => {
      const { of, per, ...rest } = table;
      const own = called(table)
        .map((name) => numberOf(counts, name))
        .find((count) => count !== undefined);
      if (own !== undefined) return { ...rest, rows: own };
      return rows === undefined || table.rows === undefined ? table : { ...table, rows };
    }),
  };
}
