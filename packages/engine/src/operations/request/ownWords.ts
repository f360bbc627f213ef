import { RECORDS, SETS } from '../../data/requestWords.ts';
import { productFields } from '../../fields/product.ts';
import { type Slips, slips } from '../../kernel/find.ts';
import type { Country } from '../../model.ts';
import { fieldNames, wordKey } from '../spec.ts';
import { labelNames, sharedWords } from './shared.ts';

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
  for (const [word, key] of fieldNames(country)) add(word, key);
  for (const [word, selector] of RECORDS) add(word, selector);
  for (const [key, { label }] of country.fields) for (const name of labelNames(label)) add(name, key);
  for (const { key, name, synonyms = [] } of country.presets.values()) {
    for (const word of [name, ...synonyms, key]) add(word, `preset:${key}`);
  }
  for (const [word, set] of SETS) add(word, ...setKeys(country, set));
  for (const { label = '', synonyms = [] } of Object.values(country.facts.company)) {
    for (const word of [...labelNames(label), ...synonyms]) add(word, 'company');
  }
  for (const [word, key] of sharedWords()) if (country.fields.has(key)) add(word, key);
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
