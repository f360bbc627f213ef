import { planOf } from '@specimen/database/plan';
import { readSchema } from '@specimen/database/read';
import {
  parseFieldType,
  printFieldType,
  type TableDefinition,
  type TableField,
  type World,
} from 'specimen-data/internal';
import type { SchemaField } from '../schemaFields.ts';

/** A table that SQL declares, as an independent schema. */
export interface SqlTable {
  readonly name: string;
  readonly fields: readonly SchemaField[];
  /** Columns that are omitted, with the reason. */
  readonly without: readonly string[];
  /** Columns that lose a rule without the other tables: references, orders and lengths. */
  readonly loosened: readonly string[];
}

/** Returns the tables that SQL declares, each without the others. */
export function sqlTables(world: World, sql: string, country: string): readonly SqlTable[] {
  const { definition, guesses } = planOf(readSchema(sql), { world, country });
  return definition.tables.map((table) => ({
    name: table.name,
    fields: table.fields.map((field) => ({ ...named(field), ...alone(field, definition.tables) })),
    without: guesses.flatMap(({ table: of, column, meaning, why }) =>
      of === table.name && column !== '' && meaning === undefined ? [`${column} (${why})`] : [],
    ),
    loosened: table.fields.flatMap((field) =>
      isLoosened(field, definition.tables) ? [field.name ?? ''] : [],
    ),
  }));
}

function named({ name }: TableField): SchemaField {
  return name === undefined ? {} : { name };
}

type Tables = readonly TableDefinition[];

/** Returns the column that a reference points to. */
function target({ type = '' }: TableField, tables: Tables) {
  const parsed = parseFieldType(type);
  if (parsed.kind !== 'member') return undefined;
  const table = tables.find(({ name }) => name === parsed.owner);
  const field = table?.fields.find(({ name }) => name === parsed.name);
  return table && field && { table, field };
}

function isLoosened(field: TableField, tables: Tables): boolean {
  return [target(field, tables), field.after, field.most].some((each) => each !== undefined);
}

/** Returns a column that does not depend on other tables: a reference becomes the column it points to. */
function alone(field: TableField, tables: Tables): SchemaField {
  const { name, values, row, same, later, unlike, after, within, most, map, ...kept } = field;
  const referred = target(field, tables);
  if (referred) {
    const others = tables.filter((table) => table !== referred.table);
    const { unique, blank, ...made } = alone(referred.field, others);
    const { type, ...rest } = kept;
    return { ...rest, ...made, ...numberOf(made.type, referred.table.rows ?? 100) };
  }
  const options = map ? Object.values(map) : values;
  if (!options) return kept as SchemaField;
  const { type, unique, ...rest } = kept;
  return {
    ...rest,
    ...(options.every(isOption) ? { type: `enum:${options.join(',')}` } : { const: options[0] }),
  };
}

/** Returns any number of a sequence. */
function numberOf(type = '', rows: number): SchemaField {
  const parsed = parseFieldType(type);
  if (parsed.kind !== 'sequence') return {};
  const { start } = parsed;
  return { type: printFieldType({ kind: 'int', range: { low: start, high: start + rows - 1 } }) };
}

/** Returns true if a value can be an option of an enum. */
function isOption(value: unknown): boolean {
  return typeof value === 'string' && /^[^,=]+$/.test(value);
}
