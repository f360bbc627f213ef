import type { ForeignKey, SchemaTable } from '../schema.ts';

/** Tables in an order in which each comes after those it refers to, and the references that must wait for the others. */
export interface Order {
  readonly tables: readonly SchemaTable[];
  /** By table, the columns that are filled when all rows are there. */
  readonly later: ReadonlyMap<SchemaTable, readonly string[]>;
  /** Tables that must be loaded by one statement: they refer to each other, and no reference can wait. */
  readonly together: readonly (readonly SchemaTable[])[];
}

/** What can be checked at the end of the transaction needs no order; in a circle, a reference that may be null waits. */
export function orderOf(tables: readonly SchemaTable[]): Order {
  const later = new Map<SchemaTable, string[]>();
  const waiting = new Map(tables.map((table) => [table, needsOf(table, tables)]));
  const done: SchemaTable[] = [];
  const together: SchemaTable[][] = [];
  while (waiting.size > 0) {
    const [next] = [...waiting].find(([, needs]) => needs.every(({ target }) => !waiting.has(target))) ?? [];
    if (next) {
      done.push(next);
      waiting.delete(next);
    } else {
      const { table, need } = postponed(waiting);
      if (!need.nullable) together.push([table, need.target]);
      else later.set(table, [...(later.get(table) ?? []), ...need.columns]);
      waiting.set(
        table,
        (waiting.get(table) as Need[]).filter((each) => each !== need),
      );
    }
  }
  return { tables: done, later, together };
}

/** A reference of a table to another one that is filled too. */
interface Need extends Pick<ForeignKey, 'columns'> {
  readonly target: SchemaTable;
  readonly nullable: boolean;
}

function needsOf(table: SchemaTable, tables: readonly SchemaTable[]): readonly Need[] {
  return table.foreignKeys.flatMap(({ columns, deferrable, ...key }) => {
    const target = tables.find(({ name, namespace }) => name === key.table && namespace === key.namespace);
    if (!target || target === table || deferrable) return [];
    const nullable = columns.every((name) => table.columns.find((column) => column.name === name)?.nullable);
    return [{ columns, target, nullable }];
  });
}

/** The first reference in a circle that may be null for a while; the first of all where none may. */
function postponed(waiting: ReadonlyMap<SchemaTable, readonly Need[]>): { table: SchemaTable; need: Need } {
  const reaches = (from: SchemaTable, to: SchemaTable, seen = new Set<SchemaTable>()): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return (waiting.get(from) ?? []).some(({ target }) => reaches(target, to, seen));
  };
  const circle = [...waiting].flatMap(([table, needs]) =>
    needs.filter(({ target }) => reaches(target, table)).map((need) => ({ table, need })),
  );
  // Where no reference can wait, some table is loaded before the one that it needs; the database decides.
  return circle.find(({ need }) => need.nullable) ?? (circle[0] as (typeof circle)[number]);
}
