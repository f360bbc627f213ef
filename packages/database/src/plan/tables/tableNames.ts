import type { Schema, SchemaTable } from '../../schema.ts';

/** Returns the names of tables in a definition: their own, unless two are equal or a definition cannot use one. */
export function tableNames(
  { tables }: Schema,
  isFree: (name: string) => boolean = () => true,
): ReadonlyMap<SchemaTable, string> {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  for (const { name } of tables) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    tables.map((table) => {
      const isShared = (counts.get(table.name) ?? 0) > 1;
      const plain = isShared && table.namespace ? `${table.namespace}_${table.name}` : table.name;
      let name = plain.replace(/[.:]/g, '_');
      while (taken.has(name) || !isFree(name)) name += '_';
      taken.add(name);
      return [table, name];
    }),
  );
}

/** Returns the number given for a table, also for a name such as `constructor`. */
export function numberOf(numbers: Readonly<Record<string, number>>, name: string): number | undefined {
  return Object.hasOwn(numbers, name) ? numbers[name] : undefined;
}

/** Returns the database's name of a table, with its namespace if it is not the usual one. */
export function pathOf({ namespace, name }: Pick<SchemaTable, 'namespace' | 'name'>): string {
  return namespace === undefined ? name : `${namespace}.${name}`;
}
