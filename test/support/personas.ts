import { RowPersona } from '../../packages/engine/src/draw/persona.ts';
import { decode, Out } from '../../packages/engine/src/kernel/bytes.ts';
import { Random, RowKey } from '../../packages/engine/src/kernel/random.ts';
import type { Country, Persona } from '../../packages/engine/src/model.ts';

export type Aged = Persona & { readonly age: number; readonly row: RowKey };

/** Yields the personas of the first `count` rows of a country. */
export function* personas(country: Country, count: number, scope = '', works = false): Generator<Aged> {
  const table = scope === '' ? country.fields : country.company;
  const persona = new RowPersona(country, country.code + scope, table, { works });
  const key = new RowKey('lives');
  for (let i = 0; i < count; i++) {
    persona.open(key.at(i));
    yield persona;
  }
}

/** Returns the name of an institution at a persona's place. */
export function institution(p: Aged, kind: string): string {
  const out = new Out();
  return decode(out.bytes, 0, p.country.work.institution(kind)(out, 0, new Random(kind).start(p.row), p));
}

/** Returns a short description of a persona. */
export function describePersona({ age, sex, given, family }: Aged): string {
  return `${given.text} ${family.text}, ${sex}, ${age}`;
}
