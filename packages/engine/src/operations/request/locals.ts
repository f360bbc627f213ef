import { PLAIN, RECORDS } from '../../data/requestWords.ts';
import { COMMON } from '../../fields/index.ts';
import type { Country, OwnField } from '../../model.ts';
import { wordKey } from '../spec.ts';
import { labelNames, sharedWords } from './shared.ts';
import { isUnspaced } from './tokens.ts';

/** A country's own name for something: how surely it is that country's, and the field it names. */
export interface Local {
  readonly name: string;
  readonly country: Country;
  readonly key: string;
  /** A label is surer than a synonym: Sweden calls it `personnummer`, its neighbours do so too. */
  readonly label: boolean;
}

/** The names that countries have of their own for identifiers, firms' numbers and payments. */
export class Locals {
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
  implied(places: ReadonlyMap<string, unknown>): ReadonlyMap<string, readonly Country[]> {
    const implied = new Map<string, readonly Country[]>();
    for (const [phrase, all] of this.#byName) {
      const shared = sharedWords().get(phrase);
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

  /** The field that each name stands for where it is used. */
  abroad(): ReadonlyMap<string, string> {
    const abroad = new Map<string, string>();
    for (const [phrase, all] of this.#byName) {
      const labels = all.filter(({ label }) => label);
      const [{ key }] = (labels.length > 0 ? labels : all) as [Local];
      if (!key.startsWith('preset:')) abroad.set(phrase, key);
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
