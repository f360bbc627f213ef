import { nearest, nearestName } from '../kernel/find.ts';
import { wordKey } from '../lexicon/wordKey.ts';
import type { Validator } from '../model.ts';
import type { World } from '../spec/spec.ts';
import { validators } from '../validators/index.ts';

/** More validators than these share a word such as `id`: it says too little. */
const MOST_MEANT = 3;

/** Returns the ids of the validators that a word probably means: by another name of theirs, or by the nearest id or name. */
export function validatorsMeant(world: World | undefined, word: string): readonly string[] {
  const names = namesOf(world);
  const key = wordKey(word);
  const own = names.get(key);
  if (own && own.size <= MOST_MEANT) return [...own];
  const ids = validators.map(({ id }) => id);
  const id = nearestName(word, ids);
  if (id !== undefined) return [id];
  const telling = [...names].filter(([, meant]) => meant.size <= MOST_MEANT).map(([name]) => name);
  return [...(names.get(nearest(key, telling) ?? '') ?? [])];
}

/** Other names of validators: ids without their country, labels, and what countries call the fields that they check. */
function namesOf(world: World | undefined): ReadonlyMap<string, ReadonlySet<string>> {
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
  for (const { fields } of world?.countries.values() ?? [])
    for (const { label, synonyms = [], validator } of fields.values())
      if (validator) for (const name of [label, ...synonyms]) add(name, validator);
  return names;
}
