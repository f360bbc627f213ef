import { lackOf } from '../draw/holders.ts';
import type { RowPersona } from '../draw/persona.ts';
import { type Column, putOf } from '../draw/source.ts';

/** A persona's field as a column; blank in the rows of those who cannot have it. */
export function columnOf(persona: RowPersona, key: string): Column {
  const cell = persona.cell(key);
  return {
    key,
    kind: cell.field.num ? 'number' : 'text',
    date: cell.field.date,
    plain: cell.plain,
    put: putOf(cell),
    blank: lackOf(cell.field, persona),
    validator: cell.field.validator,
    stream: `${persona.scope}.${key}`,
    open: (row) => persona.open(row),
  };
}
