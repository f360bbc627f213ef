import type { Table } from '../datasets/table.ts';

/** The tables by what a database calls them; one of another namespace keeps the name of its definition. */
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
