import type { Schema, SchemaTable } from '../../schema.ts';

/** The names that tables have in a definition: their own, unless two share one or a definition cannot use it. */
export function tableNames(
  { tables }: Schema,
  isFree: (name: string) => boolean = () => true,
): ReadonlyMap<SchemaTable, string> {
  const taken = new Set<string>();
  return new Map(
    tables.map((table) => {
      const shared = tables.some((other) => other !== table && other.name === table.name);
      const plain = shared && table.namespace ? `${table.namespace}_${table.name}` : table.name;
      let name = plain.replace(/[.:]/g, '_');
      while (taken.has(name) || !isFree(name)) name += '_';
      taken.add(name);
      return [table, name];
    }),
  );
}

/** The number given for a table; a table may be called like a property of every object. */
export function numberOf(numbers: Readonly<Record<string, number>>, name: string): number | undefined {
  return Object.hasOwn(numbers, name) ? numbers[name] : undefined;
}

/** What a database calls a table: with its namespace, where it is not the usual one. */
export function pathOf({ namespace, name }: Pick<SchemaTable, 'namespace' | 'name'>): string {
  return namespace === undefined ? name : `${namespace}.${name}`;
}
