import type { Cell } from '../draw/cell.ts';
import type { RowPersona } from '../draw/persona.ts';
import { type Column, putOf } from '../draw/source.ts';

/** Returns fields as columns of the persona that is current among several. */
export function personaColumns(
  personas: readonly RowPersona[],
  opened: () => RowPersona,
  fields: Readonly<Record<string, string>>,
): readonly Column[] {
  return Object.entries(fields).map(([key, field]) => columnOf(key, field, personas, opened));
}

/** Returns a field of the persona; undefined if its country does not have it. */
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
