import { lackOf } from '../draw/holders.ts';
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

/** A field of the persona; nothing where its country has none, or the person. */
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
    blank: blankOf(field, personas, opened),
  };
}

function blankOf(field: string, personas: readonly RowPersona[], opened: () => RowPersona): Column['blank'] {
  const lacks = new Map(
    personas.map((persona) => {
      const own = persona.fields.get(field);
      return [persona, own ? lackOf(own, persona) : () => true] as const;
    }),
  );
  if ([...lacks.values()].every((lack) => lack === undefined)) return undefined;
  return () => lacks.get(opened())?.() ?? false;
}
