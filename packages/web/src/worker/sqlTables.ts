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

/** A table that SQL declares, as a schema of its own. */
export interface SqlTable {
  readonly name: string;
  readonly fields: readonly SchemaField[];
  /** Columns that are not made, and why. */
  readonly without: readonly string[];
  /** Columns of which a table alone does not keep all: what they refer to or come after, the most characters. */
  readonly loosened: readonly string[];
}

/** The tables that SQL declares, each for itself. */
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

/** What a reference refers to. */
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

/** A column without the others: of a reference, what it refers to. */
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

/** Any number of a sequence. */
function numberOf(type = '', rows: number): SchemaField {
  const parsed = parseFieldType(type);
  if (parsed.kind !== 'sequence') return {};
  const { start } = parsed;
  return { type: printFieldType({ kind: 'int', range: { low: start, high: start + rows - 1 } }) };
}

/** Whether a value can stand among others in an enum. */
function isOption(value: unknown): boolean {
  return typeof value === 'string' && /^[^,=]+$/.test(value);
}
