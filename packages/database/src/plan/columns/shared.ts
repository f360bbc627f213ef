import { isColumnName, meaningsOf } from 'specimen-data/internal';
import { fitting, type Here, type Meaning, mayBeCut } from './here.ts';
import { spelledOut } from './words.ts';

type Named = Pick<Here, 'country' | 'column' | 'table'>;

/** Returns the types that JSON Schema properties of that name have, the most likely first. */
export function sharedTypes({ country, column, table }: Named, owner = table.name): readonly string[] {
  return meaningsOf(country, spelledOut(column.name), { owner, beside: namesIn(table) }).map((spec) =>
    spec.startsWith('any.') ? spec.slice('any.'.length) : `${country.code}.${spec}`,
  );
}

/** Returns the first of them whose texts fit into the column. */
export function sharedMeaning(here: Here): Meaning | undefined {
  return firstFitting(here, sharedTypes(here));
}

/** Returns the same for a name that is known as a whole, in any table: `segundo_apellido` differs from `apellido`. */
export function wholeShared(here: Here): Meaning | undefined {
  return here.words.length > 1 && isKnown(here) ? firstFitting(here, sharedTypes(here, '')) : undefined;
}

/** Returns true if a name means something else in this language: `firma` is a signature in Spanish. */
export function saysNothing(here: Here): boolean {
  return isKnown(here) && sharedTypes(here, '').length === 0;
}

function isKnown({ country, column, table }: Here): boolean {
  return isColumnName(country, spelledOut(column.name), namesIn(table));
}

function firstFitting(here: Here, types: readonly string[]): Meaning | undefined {
  for (const type of types) {
    const making = fitting(here, { type }, mayBeCut(type));
    if (making) return { making, why: 'name' };
  }
  return undefined;
}

const names = new WeakMap<Here['table'], readonly string[]>();

function namesIn(table: Here['table']): readonly string[] {
  let known = names.get(table);
  if (!known) {
    known = table.columns.map(({ name }) => spelledOut(name));
    names.set(table, known);
  }
  return known;
}
