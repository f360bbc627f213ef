import { RowPersona } from '../../packages/engine/src/draw/persona.ts';
import { decode, Out } from '../../packages/engine/src/kernel/bytes.ts';
import { Random, RowKey } from '../../packages/engine/src/kernel/random.ts';
import type { Country, Persona } from '../../packages/engine/src/model.ts';

export type Aged = Persona & { readonly age: number; readonly row: RowKey };

/** So many rows of a country, as personas. */
export function* personas(country: Country, count: number, scope = '', works = false): Generator<Aged> {
  const table = scope === '' ? country.fields : country.company;
  const persona = new RowPersona(country, country.code + scope, table, { works });
  const key = new RowKey('lives');
  for (let i = 0; i < count; i++) {
    persona.open(key.at(i));
    yield persona;
  }
}

/** The name of an institution of a persona's place. */
export function institution(p: Aged, kind: string): string {
  const out = new Out();
  return decode(out.bytes, 0, p.country.work.institution(kind)(out, 0, new Random(kind).start(p.row), p));
}

/** Who a persona is, in few words. */
export function who({ age, sex, given, family }: Aged): string {
  return `${given.text} ${family.text}, ${sex}, ${age}`;
}
