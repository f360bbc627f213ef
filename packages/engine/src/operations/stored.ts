import type { Table } from '../datasets/table.ts';

/**
 * Returns the tables under their names in a database. A table of another namespace keeps its name in the
 * definition.
 */
export function stored(tables: readonly Table[]): readonly Table[] {
  const names = new Map(
    tables.flatMap(({ name, into }) => (into === undefined || into.includes('.') ? [] : [[name, into]])),
  );
  const called = (name: string) => names.get(name) ?? name;
  return tables.map((table) => ({
    ...table,
    name: called(table.name),
    columns: table.columns.map((column) => {
      const { ref } = column;
      if (ref === undefined) return column;
      const dot = ref.indexOf('.');
      return { ...column, ref: `${called(ref.slice(0, dot))}${ref.slice(dot)}` };
    }),
  }));
}
