import type { RowPersona } from '../draw/persona.ts';
import { type Column, putOf } from '../draw/source.ts';

/** Returns a persona's field as a column. */
export function columnOf(persona: RowPersona, key: string): Column {
  const cell = persona.cell(key);
  return {
    key,
    kind: cell.field.num ? 'number' : 'text',
    date: cell.field.date,
    plain: cell.plain,
    put: putOf(cell),
    validator: cell.field.validator,
    stream: `${persona.scope}.${key}`,
    open: (row) => persona.open(row),
  };
}
