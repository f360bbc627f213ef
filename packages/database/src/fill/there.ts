import {
  type FieldType,
  parseFieldType,
  printFieldType,
  type TableDefinition,
  type TableField,
} from 'specimen-data/internal';
import { sqlName, sqlTable } from '../names.ts';
import type { SchemaTable } from '../schema.ts';
import type { Session } from '../session.ts';
import { isListed } from './listed.ts';
import type { Counted, Place } from './places.ts';

/** Counts the rows of a table. */
export async function countRows(session: Session, table: SchemaTable): Promise<number> {
  const [row] = await session.query(`SELECT count(*) FROM ${sqlTable(table, session.dialect)}`);
  return Number(row?.[0]);
}

/** Starts the sequences of a definition behind the greatest values that are there. */
export async function continued(session: Session, { definition, table }: Place): Promise<TableDefinition> {
  const fields: TableField[] = [];
  for (const field of definition.fields) {
    const sequence = sequenceOf(field);
    const last = sequence ? await lastOf(session, table, field.name as string) : 0;
    fields.push(
      sequence && last >= sequence.start ? starting(field, { ...sequence, start: last + 1 }) : field,
    );
  }
  return { ...definition, fields };
}

/** The place whose rows are numbered after those that are there, as if they had come from the same seed. */
export function numberedOn(place: Counted): Counted {
  const { definition, there } = place;
  if (place.excluded || definition.fields.some((field) => isListed(definition, field))) return place;
  const fields = definition.fields.map((field) => {
    const sequence = sequenceOf(field);
    return sequence ? starting(field, { ...sequence, start: sequence.start - there * sequence.step }) : field;
  });
  return { ...place, definition: { ...definition, from: there, fields } };
}

type Sequence = Extract<FieldType, { readonly kind: 'sequence' }>;

function sequenceOf({ type = '' }: TableField): Sequence | undefined {
  const parsed = parseFieldType(type);
  return parsed.kind === 'sequence' ? parsed : undefined;
}

function starting(field: TableField, sequence: Sequence): TableField {
  return { ...field, type: printFieldType(sequence) };
}

/** The greatest number in a column; 0 where it holds none or its values are no numbers. */
async function lastOf(session: Session, table: SchemaTable, column: string): Promise<number> {
  const [row] = await session.query(
    `SELECT max(${sqlName(column, session.dialect)}) FROM ${sqlTable(table, session.dialect)}`,
  );
  const last = Number(row?.[0] ?? 0);
  return Number.isNaN(last) ? 0 : last;
}
