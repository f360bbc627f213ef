import { nearestName } from '../kernel/find.ts';
import { wordKey } from '../lexicon/wordKey.ts';
import type { Validator } from '../model.ts';
import type { World } from '../spec/spec.ts';
import { validators } from '../validators/index.ts';

/** A word that more validators share, such as `id`, is not specific enough. */
const MOST_MEANT = 3;

/** Returns the ids of the validators that a word probably means: by another of their names, or by the nearest id. */
export function validatorsMeant(world: World, word: string): readonly string[] {
  const key = wordKey(word);
  const sameId = validators.filter(({ id }) => id.slice(2).toLowerCase() === key);
  if (sameId.length > 0) return sameId.map(({ id }) => id);
  let names = known.get(world);
  if (!names) {
    names = namesOf(world);
    known.set(world, names);
  }
  const own = names.get(key);
  if (own && own.size <= MOST_MEANT) return [...own];
  // A request may contain a thousand unknown names; comparing each with thousands of other names would take
  // seconds.
  const id = nearestName(word, ids);
  return id === undefined ? [] : [id];
}

const ids = validators.map(({ id }) => id);
const known = new WeakMap<World, ReadonlyMap<string, ReadonlySet<string>>>();

/**
 * Other names of validators: ids without their country, labels, and the countries' names of the fields that they
 * check.
 */
function namesOf(world: World): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  const add = (name: string, { id }: Pick<Validator, 'id'>) => {
    const key = wordKey(name);
    const country = /^[a-z]{2}(?=[A-Z])/.exec(id)?.[0] ?? '';
    for (const each of new Set([key, country + key])) {
      if (key === '') continue;
      const ids = names.get(each) ?? new Set();
      names.set(each, ids.add(id));
    }
  };
  for (const validator of validators) {
    add(validator.id.replace(/^[a-z]{2}(?=[A-Z])/, ''), validator);
    const label = validator.label.replace(/\s*\(.*\)$/, '');
    for (const part of [label, ...label.split('/')]) add(part, validator);
  }
  for (const { fields } of world.countries.values())
    for (const { label, synonyms = [], validator } of fields.values())
      if (validator) for (const name of [label, ...synonyms]) add(name, validator);
  return names;
}
