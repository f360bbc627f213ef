import { parseFieldType, type TableDefinition, type TableField } from 'specimen-data/internal';

/** A table with all tables that its rows are made from. */
export function closureOf(
  start: string,
  definitions: ReadonlyMap<string, TableDefinition>,
): readonly TableDefinition[] {
  const names = new Set([start]);
  for (const name of names)
    for (const other of relatedTo(definitions.get(name))) if (definitions.has(other)) names.add(other);
  return Array.from(names, (name) => definitions.get(name)).filter((each) => each !== undefined);
}

function relatedTo(definition: TableDefinition | undefined): readonly string[] {
  if (!definition) return [];
  const { of, fields } = definition;
  return [...(of === undefined ? [] : [of]), ...fields.flatMap(relatedToField)];
}

function relatedToField({ type = '', after, same, fields = [] }: TableField): readonly string[] {
  const parsed = parseFieldType(type);
  const own = parsed.kind === 'member' ? [parsed.owner] : 'table' in parsed ? [parsed.table] : [];
  const base = after === undefined ? [] : [after.split('.', 1)[0] as string];
  return [...own, ...base, ...(same === undefined ? [] : [same]), ...fields.flatMap(relatedToField)];
}
