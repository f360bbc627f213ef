import type { Country } from '../country.ts';
import { ELSEWHERE } from '../data/elsewhere.ts';
import { FIELD_WORDS } from '../data/fieldWords.ts';
import { NO_PLACES, PLAIN, RECORDS, SETS, WHOLE } from '../data/requestWords.ts';
import type { OwnField } from '../field.ts';
import { COMMON } from '../fields/index.ts';
import { productFields } from '../fields/product.ts';
import { type Slips, slips } from '../find.ts';
import { PRESETS } from '../presets/index.ts';
import { fieldNames, presetsFor, wordKey, type World } from '../spec.ts';
import { list } from '../text.ts';
import { isUnspaced, singular } from './tokens.ts';

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

/** The common fields by every word for them, theirs and other languages'. */
const SHARED: ReadonlyMap<string, string> = new Map(
  Object.entries(COMMON)
    .flatMap(([key, { label, synonyms = [] }]) =>
      [key, label, ...synonyms, ...list(FIELD_WORDS[key] ?? '')].map((word) => [wordKey(word), key] as const),
    )
    .filter(([word]) => word !== '')
    .reverse(),
);

function build({ countries }: World): Vocabulary {
  const places = new Map<string, Place>();
  for (const name of NO_PLACES) places.set(wordKey(name), 'nowhere');
  for (const name of ELSEWHERE) places.set(wordKey(name), 'elsewhere');
  const codes = new Map<string, Country>();
  const locals = new Locals(countries.values());
  const unspaced = new Set<string>();
  const words = new Set([...SHARED.keys(), ...[...RECORDS.keys(), ...SETS.keys(), ...WHOLE].map(wordKey)]);
  for (const { key, name, synonyms = [] } of PRESETS)
    for (const word of [key, name, ...synonyms]) words.add(wordKey(word));
  for (const country of countries.values()) {
    codes.set(country.code, country);
    codes.set(country.facts.alpha3.toLowerCase(), country);
    for (const alias of [country.name, country.flag, ...list(country.facts.aliases)]) {
      const phrase = wordKey(alias);
      if (/^[a-z]{2,3}$/.test(phrase)) codes.set(phrase, codes.get(phrase) ?? country);
      else if (!places.has(phrase)) places.set(phrase, { country });
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

/** A country's own name for something: how surely it is that country's, and the field it names. */
interface Local {
  readonly name: string;
  readonly country: Country;
  readonly key: string;
  /** A label is surer than a synonym: Sweden calls it `personnummer`, its neighbours do so too. */
  readonly label: boolean;
}

class Locals {
  readonly #byName = new Map<string, Local[]>();
  /** Common fields that one country alone has: its own, whatever they are called. */
  readonly #single = new Map<string, Country>();

  constructor(countries: Iterable<Country>) {
    const having = new Map<string, Country[]>();
    for (const country of countries) {
      for (const key of Object.keys(country.facts.fields)) {
        const { make, write, picture } = COMMON[key] ?? { make: true };
        if (!make && !write && picture === undefined) having.set(key, [...(having.get(key) ?? []), country]);
      }
    }
    for (const [key, [country, ...others]] of having)
      if (country && others.length === 0) this.#single.set(key, country);
  }

  /** Takes up a country's own names. */
  add(country: Country): readonly Local[] {
    const { fields, company, presets = [], account } = country.facts;
    const found: Local[] = [];
    const take = (key: string, { label, synonyms = [] }: OwnField) => {
      for (const name of label === undefined ? [] : labelNames(label))
        found.push({ name, country, key, label: true });
      for (const name of synonyms) found.push({ name, country, key, label: false });
    };
    for (const [key, field] of Object.entries(fields)) take(key, field);
    for (const field of Object.values(company)) take('company', field);
    if (typeof account === 'object') take('account', account);
    for (const { key, name } of presets) {
      for (const word of [key, name]) found.push({ name: word, country, key: `preset:${key}`, label: false });
    }
    for (const [key, owner] of this.#single) {
      const { label, synonyms = [] } = COMMON[key] as OwnField;
      if (owner === country)
        for (const name of [key, label ?? key, ...synonyms]) found.push({ name, country, key, label: true });
    }
    for (const local of found) {
      const phrase = wordKey(local.name);
      const same = this.#byName.get(phrase);
      if (same) same.push(local);
      else this.#byName.set(phrase, [local]);
    }
    return found;
  }

  /** The names that say whose they are, and the countries they may be of. */
  implied(places: ReadonlyMap<string, Place>): ReadonlyMap<string, readonly Country[]> {
    const implied = new Map<string, readonly Country[]>();
    for (const [phrase, all] of this.#byName) {
      const shared = SHARED.get(phrase);
      if (phrase.length < 3 && !isUnspaced(phrase)) continue;
      if (places.has(phrase) || RECORDS.has(phrase) || (shared !== undefined && !this.#single.has(shared)))
        continue;
      const single = shared !== undefined && phrase !== shared;
      if (!single && !all.some(({ name, label }) => isDistinctive(name, label))) continue;
      const labels = all.filter(({ label }) => label);
      implied.set(phrase, [...new Set((labels.length > 0 ? labels : all).map(({ country }) => country))]);
    }
    return implied;
  }

  /** The names that stand for the same field wherever they are used. */
  abroad(): ReadonlyMap<string, string> {
    const abroad = new Map<string, string>();
    for (const [phrase, all] of this.#byName) {
      const labels = all.filter(({ label }) => label);
      const [key, ...others] = new Set((labels.length > 0 ? labels : all).map((local) => local.key));
      if (key && (others.length === 0 || key === 'id') && !key.startsWith('preset:')) abroad.set(phrase, key);
    }
    return abroad;
  }
}

/** Whether a name is more than a description: a word of its own, or capitals inside a label (`National Insurance number`). */
function isDistinctive(name: string, label: boolean): boolean {
  const words = name.split(/[^A-Za-z0-9\u00c0-\uffff]+/).filter((word) => word !== '');
  if (words.some((word) => !PLAIN.has(wordKey(word)))) return true;
  return label && words.slice(1).some((word) => /^[A-Z][a-z]/.test(word));
}

/** Words before or behind a name that only say it is a number. */
const GENERIC =
  /^(?:n[uú]m[eé]ro|numer|nomor|código|code)\s+(?:d[eou]\s+|da\s+)?|[\s-](?:number|nummer|nr|no\.?|szám|numero|numurs|kodas|code|ID|PIN)$/i;

/** A label's names: the whole, its alternatives (`SSN / ITIN`, `Teudat Zehut (ID)`), each also without "number". */
function labelNames(label: string): readonly string[] {
  const parts = [label, ...label.split(/[/()]/)].map((part) => part.trim()).filter((part) => part !== '');
  return [...new Set(parts.flatMap((part) => [part, part.replace(GENERIC, '')]))];
}

const PART = 'part of ';

/** Whether a meaning is a column of a record that is no field of its own: a firm's website. */
export function isPart(meaning: string): boolean {
  return meaning.startsWith(PART);
}

/** The record whose column it is. */
export function recordOf(part: string): string {
  return part.slice(PART.length);
}

/** What a country's words mean: selectors, one or (for a set) several. */
export interface OwnWords {
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  readonly slips: Slips<readonly string[]>;
}

const ownWords = new WeakMap<Country, OwnWords>();

/** Every phrase that names something of the country: records, fields, sets of fields, presets. */
export function ownWordsOf(country: Country): OwnWords {
  const cached = ownWords.get(country);
  if (cached) return cached;
  const meanings = new Map<string, readonly string[]>();
  const add = (word: string, ...selectors: readonly string[]) => {
    const phrase = wordKey(word);
    if (phrase && !meanings.has(phrase)) meanings.set(phrase, selectors);
  };
  for (const [word, selector] of RECORDS) add(word, selector);
  for (const [word, key] of fieldNames(country)) add(word, key);
  for (const [key, { label }] of country.fields) for (const name of labelNames(label)) add(name, key);
  for (const { key, name, synonyms = [] } of presetsFor(country).values()) {
    for (const word of [name, ...synonyms, key]) add(word, `preset:${key}`);
  }
  for (const [word, set] of SETS) add(word, ...setKeys(country, set));
  for (const { label = '', synonyms = [] } of Object.values(country.facts.company)) {
    for (const word of [...labelNames(label), ...synonyms]) add(word, 'company');
  }
  for (const [word, key] of SHARED) if (country.fields.has(key)) add(word, key);
  for (const [record, fields] of [
    ['company', country.company],
    ['product', productFields],
  ] as const) {
    for (const [key, { label }] of fields) for (const word of [key, label]) add(word, PART + record);
  }
  const exact = [...meanings].filter(([, [first]]) => !isPart(first ?? ''));
  const known = { meanings, slips: slips(exact, (selectors) => selectors.join()) };
  ownWords.set(country, known);
  return known;
}

function setKeys(country: Country, set: string): readonly string[] {
  if (!set.startsWith('group ')) return set.split(' ');
  const group = set.slice('group '.length);
  return [...country.fields].filter(([, field]) => field.group === group).map(([key]) => key);
}

/** The common field that a phrase names, in English or another language. */
export function sharedField(phrase: string): string | undefined {
  return SHARED.get(phrase) ?? SHARED.get(singular(phrase));
}
