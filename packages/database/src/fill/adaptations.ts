import type { TableField } from 'specimen-data/internal';
import type { SchemaColumn, SchemaTable } from '../schema.ts';
import type { Refusal } from '../session.ts';
import type { Counted } from './places.ts';
import { codeField, distinctField, plainField } from './plainField.ts';

/**
 * Generates other plans for a table after the database refused a row, the smallest change first: change the columns of the
 * broken rule, then omit optional columns, then load fewer rows.
 */
export function* adaptations(place: Counted, refusal: Refusal): Generator<Counted, void, undefined> {
  const { table, definition } = place;
  if (refusal.table === undefined || refusal.table === table.name)
    for (const fields of fieldChanges(place, refusal))
      if (fields.length > 0) yield { ...place, definition: { ...definition, fields } };
  if (refusal.kind === 'unique' && !place.verifiesKeys) yield { ...place, verifiesKeys: true };
  const bare = fieldsOf(place, (field) => (isOptional(field, table) ? withoutValue(field, table) : field));
  if (bare.length > 0) yield { ...place, definition: { ...definition, fields: bare } };
  const { row = 1 } = refusal;
  if (row > 1) yield { ...place, limit: row - 1 };
}

type Fields = readonly TableField[];

function* fieldChanges(place: Counted, refusal: Refusal): Generator<Fields> {
  const { table } = place;
  const { kind, column, constraint } = refusal;
  const own = table.columns.find(({ name }) => name === column);
  switch (kind) {
    case 'null':
      if (own) yield withField(place, filledField(place, own));
      return;
    case 'length':
      if (own) yield* [withField(place, shorterField(place, own)), withField(place, codeField(own))];
      if (!own) yield fieldsOf(place, (field) => shortened(field, table));
      return;
    case 'value':
      if (own) yield* [withoutColumn(place, own), withField(place, plainField(own))];
      return;
    case 'unique':
    case 'exclusion':
      yield* distinctFields(place, columnsOf(table, constraint));
      return;
    default:
      for (const each of columnsOf(table, constraint)) yield withoutColumn(place, each);
      yield columnsOf(table, constraint).reduce<Fields>(
        (fields, each) => withoutColumn({ ...place, definition: { ...place.definition, fields } }, each),
        place.definition.fields,
      );
  }
}

/** Returns the columns that a named rule reads. */
export function columnsOf(table: SchemaTable, constraint: string | undefined): readonly SchemaColumn[] {
  const names = table.constraints?.find(({ name }) => name === constraint)?.columns ?? [];
  return table.columns.filter(({ name }) => names.includes(name));
}

/** Makes one of the columns different in every row. */
function* distinctFields(place: Counted, columns: readonly SchemaColumn[]): Generator<Fields> {
  for (const column of columns) {
    if (isReference(place.table, column.name)) continue;
    const field = distinctField(column);
    if (field) yield withField(place, field);
  }
}

/** Returns the field of a column without nulls; a plain field if there is none or it is always null. */
function filledField({ definition }: Counted, column: SchemaColumn): TableField {
  const field = definition.fields.find(({ name }) => name === column.name);
  if (!field || field.const === null) return plainField(column);
  const { blank: _, ...filled } = field;
  return filled;
}

function shorterField({ definition }: Counted, column: SchemaColumn): TableField {
  const { name, type } = column;
  if (type.kind === 'array') {
    const { blank: _, ...of } = codeField({ ...column, type: type.of });
    return { ...of, name, list: '1-3' };
  }
  const field = definition.fields.find(({ name }) => name === column.name);
  const most = lengthOf(column);
  return field && most !== undefined && !field.unique ? { ...field, most } : codeField(column);
}

function shortened(field: TableField, table: SchemaTable): TableField {
  const column = table.columns.find(({ name }) => name === field.name);
  const most = column && lengthOf(column);
  return most === undefined || field.unique || field.type === undefined ? field : { ...field, most };
}

function lengthOf({ type }: SchemaColumn): number | undefined {
  return type.kind === 'text' ? type.most : undefined;
}

/** Returns the fields with one of them replaced. */
function withField({ definition: { fields } }: Counted, field: TableField): Fields {
  return fields.some(({ name }) => name === field.name)
    ? fields.map((each) => (each.name === field.name ? field : each))
    : [...fields, field];
}

/** Returns the fields with a column null or omitted, if it is optional. */
function withoutColumn(place: Counted, { name }: SchemaColumn): Fields {
  return fieldsOf(place, (field) => (field.name === name ? withoutValue(field, place.table) : field));
}

function fieldsOf(
  { definition: { fields } }: Counted,
  change: (field: TableField) => TableField | undefined,
): Fields {
  const bases = new Set(fields.flatMap(({ after }) => after ?? []));
  return fields.flatMap((field) => {
    const changed = change(field);
    // A column that other columns of the row are based on must stay.
    return changed === field || !bases.has(field.name as string) ? (changed ?? []) : [field];
  });
}

/** Returns a null field, nothing if the column has a default, or the field itself if it needs a value. */
function withoutValue(field: TableField, { columns, primaryKey }: SchemaTable): TableField | undefined {
  const column = columns.find(({ name }) => name === field.name);
  if (!column || primaryKey.includes(column.name)) return field;
  if (column.filled !== undefined) return undefined;
  return column.nullable ? { name: column.name, const: null } : field;
}

/** Returns true if a table does not need values in a field: it is neither a key nor a reference. */
function isOptional({ name = '' }: TableField, table: SchemaTable): boolean {
  const isOfKey = [table.primaryKey, ...table.uniques].some((key) => key.includes(name));
  return !isOfKey && !isReference(table, name);
}

export function isReference({ foreignKeys }: SchemaTable, column: string): boolean {
  return foreignKeys.some(({ columns }) => columns.includes(column));
}
