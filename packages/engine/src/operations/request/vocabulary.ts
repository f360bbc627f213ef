import { ELSEWHERE } from '../../data/elsewhere.ts';
import { EXONYMS } from '../../data/exonyms.ts';
import { FIELD_WORDS } from '../../data/fieldWords.ts';
import { NO_PLACES, RECORDS, SETS, WHOLE } from '../../data/requestWords.ts';
import { type Slips, slips } from '../../kernel/find.ts';
import { list } from '../../kernel/text.ts';
import type { Country } from '../../model.ts';
import { PRESETS } from '../../presets/index.ts';
import { type World, wordKey } from '../spec.ts';
import { Locals } from './locals.ts';
import { sharedWords } from './shared.ts';
import { isUnspaced } from './tokens.ts';

/** A place that a name stands for: a country of ours, one that is not, or none at all ("American Express"). */
export type Place = { readonly country: Country } | 'elsewhere' | 'nowhere';

/** What is known of all countries together. Phrases are joined without spaces, as `wordKey` writes them. */
export interface Vocabulary {
  readonly places: ReadonlyMap<string, Place>;
  /** Codes of two and three letters, and nicknames as short. */
  readonly codes: ReadonlyMap<string, Country>;
  /** Local names of identifiers and payments: the countries they imply, one if they are to be of use. */
  readonly locals: ReadonlyMap<string, readonly Country[]>;
  /** The field that a local name stands for wherever it is used, for requests that use it elsewhere. */
  readonly abroad: ReadonlyMap<string, string>;
  /** Every phrase that names a field or a record somewhere. */
  readonly words: ReadonlySet<string>;
  /** Known words of scripts without spaces, as written. */
  readonly unspaced: ReadonlySet<string>;
  readonly placeSlips: Slips<Place>;
  readonly localSlips: Slips<readonly Country[]>;
}

const vocabularies = new WeakMap<World, Vocabulary>();

export function vocabularyOf(world: World): Vocabulary {
  let known = vocabularies.get(world);
  if (!known) {
    known = build(world);
    vocabularies.set(world, known);
  }
  return known;
}

function build({ countries }: World): Vocabulary {
  const places = new Map<string, Place>();
  for (const name of NO_PLACES) places.set(wordKey(name), 'nowhere');
  for (const name of ELSEWHERE) places.set(wordKey(name), 'elsewhere');
  const codes = new Map<string, Country>();
  const locals = new Locals(countries.values());
  const unspaced = new Set<string>();
  const words = new Set([
    ...sharedWords().keys(),
    ...[...RECORDS.keys(), ...SETS.keys(), ...WHOLE].map(wordKey),
  ]);
  for (const { key, name, synonyms = [] } of PRESETS)
    for (const word of [key, name, ...synonyms]) words.add(wordKey(word));
  for (const country of countries.values()) {
    codes.set(country.code, country);
    codes.set(country.facts.alpha3.toLowerCase(), country);
    const { name, flag, facts } = country;
    for (const alias of [name, flag, ...list(facts.aliases), ...list(EXONYMS[country.code] ?? '')]) {
      const phrase = wordKey(alias);
      if (/^[a-z]{2,3}$/.test(phrase)) codes.set(phrase, codes.get(phrase) ?? country);
      else if (phrase && !places.has(phrase)) places.set(phrase, { country });
      if (isUnspaced(alias)) unspaced.add(alias.normalize('NFKC'));
    }
    for (const { name } of locals.add(country)) {
      words.add(wordKey(name));
      if (isUnspaced(name)) unspaced.add(name.normalize('NFKC'));
    }
  }
  for (const name of ELSEWHERE) if (isUnspaced(name)) unspaced.add(name);
  for (const name of Object.values(FIELD_WORDS).flatMap(list))
    if (isUnspaced(name)) unspaced.add(name.normalize('NFKC'));
  for (const name of RECORDS.keys()) if (isUnspaced(name)) unspaced.add(name.normalize('NFKC'));
  const implied = locals.implied(places);
  return {
    places,
    codes,
    locals: implied,
    abroad: locals.abroad(),
    words,
    unspaced,
    placeSlips: slips(places, (place) => (typeof place === 'string' ? place : place.country.code), true),
    localSlips: slips(
      [...implied].filter(([name]) => name.length >= 6),
      codesOf,
    ),
  };
}

function codesOf(countries: readonly Country[]): string {
  return countries.map(({ code }) => code).join();
}
