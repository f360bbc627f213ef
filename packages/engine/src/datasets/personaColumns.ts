import type { Cell } from '../draw/cell.ts';
import type { RowPersona } from '../draw/persona.ts';
import { type Column, putOf } from '../draw/source.ts';

/** Fields, by the names of their columns, of that one of several personas that is opened. */
export function personaColumns(
  personas: readonly RowPersona[],
  opened: () => RowPersona,
  fields: Readonly<Record<string, string>>,
): readonly Column[] {
  return Object.entries(fields).map(([key, field]) => columnOf(key, field, personas, opened));
}

/** A field of the persona; nothing where its country has none. */
function columnOf(
  key: string,
  field: string,
  personas: readonly RowPersona[],
  opened: () => RowPersona,
): Column {
  const some = personas.filter(({ fields }) => fields.has(field));
  const cells = some.map((persona) => persona.cell(field));
  return {
    key,
    kind: cells[0]?.field.num ? 'number' : 'text',
    date: cells[0]?.field.date,
    plain: cells.every(({ plain }) => plain),
    put:
      cells.length === 1 && personas.length === 1
        ? putOf(cells[0] as Cell)
        : (out, at) => opened().cell(field).put(out, at),
    ...(some.length < personas.length ? { blank: () => !opened().fields.has(field) } : {}),
  };
}
