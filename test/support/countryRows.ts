import { engine } from '../../packages/engine/src/engine.ts';
import { specimen } from '../../packages/engine/src/index.ts';
import type { Country } from '../../packages/engine/src/model.ts';
import { everything } from '../../packages/engine/src/operations/everything.ts';

export type Row = Readonly<Record<string, string | number | null>>;

/** All countries, with all that belongs to them. */
export const countries: readonly Country[] = [...specimen.world.countries.values()];

export function countryOf(code: string): Country {
  return countries.find((each) => each.code === code) as Country;
}

/** The keys of a table that are no cities or regions of the country: a test that knows places by it would say nothing there. */
export function unknownPlaces(
  code: string,
  column: 'city' | 'region',
  table: Readonly<Record<string, unknown>>,
): readonly string[] {
  const known = new Set(countryOf(code).places.map((place) => place[column].text));
  return Object.keys(table).filter((name) => !known.has(name));
}

/** The first rows of a spec of one country, the same in every run; those that several tests read are made once. */
export function rowsOf<T = Row>(spec: string, n: number, fields?: string): readonly T[] {
  const what = `${spec} ${fields}`;
  let all = made.get(what) ?? [];
  if (all.length < n) {
    const [code = ''] = spec.split('.');
    all = engine([countryOf(code)], everything).generate(spec, {
      n,
      fields,
      seed: 'firms',
    }) as unknown as T[];
    made.set(what, all);
  }
  return all.slice(0, n) as T[];
}

const made = new Map<string, readonly unknown[]>();
