import type { ForeignKey, SchemaTable } from '../schema.ts';

/** Tables in loading order, each after the tables it refers to, and the references that must be filled later. */
export interface FillOrder {
  readonly tables: readonly SchemaTable[];
  /** By table, the columns that are filled after all rows are written. */
  readonly later: ReadonlyMap<SchemaTable, readonly string[]>;
  /** Tables that one statement must load: they refer to each other, and none of the references can be filled later. */
  readonly together: readonly (readonly SchemaTable[])[];
}

/**
 * Orders tables by their references. A reference that is checked at the end of the transaction needs no order; in a circle,
 * a nullable reference is filled later.
 */
export function orderOf(tables: readonly SchemaTable[]): FillOrder {
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

/** A reference of a table to another table that is filled too. */
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

/** Returns the first nullable reference in a circle; if there is none, the first reference. */
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
  // If no reference is nullable, one table is loaded before a table it needs, and the database decides.
  return circle.find(({ need }) => need.nullable) ?? (circle[0] as (typeof circle)[number]);
}
