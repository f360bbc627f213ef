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
  const { num, date } = some[0]?.fields.get(field) ?? {};
  // The cells of several countries are made when their first row is opened: a hundred countries at once would take long.
  const only = personas.length === 1 ? some[0]?.cell(field) : undefined;
  return {
    key,
    kind: num ? 'number' : 'text',
    date,
    plain: num === true || only?.plain === true,
    put: only ? putOf(only) : (out, at) => opened().cell(field).put(out, at),
    ...(some.length < personas.length ? { blank: () => !opened().fields.has(field) } : {}),
  };
}
