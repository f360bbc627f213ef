import { DESCRIPTIVE_WORDS } from '../data/requestWords.ts';
import { COMMON, hasMaker } from '../fields/index.ts';
import { list } from '../kernel/text.ts';
import { commonWords } from '../lexicon/commonWords.ts';
import { labelNames, spellingsOf } from '../lexicon/phrases.ts';
import { isUnspaced, singular } from '../lexicon/tokens.ts';
import { wordKey } from '../lexicon/wordKey.ts';
import type { Country, Field, OwnField } from '../model.ts';
import { commonWalletNames } from './wallets.ts';

/** A country's own name for an identifier, a firm's number or a way to pay. */
interface LocalName {
  readonly name: string;
  readonly country: Country;
  /** The selector that it names. */
  readonly selector: string;
  /** A label is more certain than a synonym: Sweden calls it `personnummer`, and so do its neighbours. */
  readonly label: boolean;
}

/** Names that only single countries use, by phrase. */
export class LocalNameIndex {
  readonly #byPhrase = new Map<string, LocalName[]>();
  /** Common fields that only one country has, under any name. */
  readonly #owners: ReadonlyMap<string, Country>;

  constructor(countries: readonly Country[]) {
    this.#owners = soleOwners(countries);
    const names: LocalName[] = [];
    for (const country of countries) addOwnNames(names, country);
    for (const [selector, country] of this.#owners) {
      const { label, synonyms = [] } = COMMON[selector] as Field;
      for (const name of [selector, label, ...synonyms]) names.push({ name, country, selector, label: true });
    }
    const { phrases, apart } = spellingsOf(names.map(({ name }) => name));
    names.forEach((local, i) => {
      this.#add(phrases[i] as string, local);
      if (apart[i] !== undefined) this.#add(apart[i], local);
    });
  }

  #add(phrase: string, local: LocalName): void {
    const same = this.#byPhrase.get(phrase);
    if (same) same.push(local);
    else this.#byPhrase.set(phrase, [local]);
  }

  has(phrase: string): boolean {
    return this.#byPhrase.has(phrase);
  }

  phrases(): Iterable<string> {
    return this.#byPhrase.keys();
  }

  /** Returns every name as written. */
  names(): readonly string[] {
    return [...this.#byPhrase.values()].flatMap((all) => all.map(({ name }) => name));
  }

  /** Returns the countries that use a name, if it narrows them down. */
  countriesOf(phrase: string): readonly Country[] | undefined {
    const all = this.#byPhrase.get(phrase);
    if (!all || !this.#isTelling(phrase, all)) return undefined;
    return [...new Set(surest(all).map(({ country }) => country))];
  }

  /** Returns true if only other countries use a name: it contains a word that is no description. */
  isOfOthers(phrase: string, country: Country): boolean {
    const all = this.#byPhrase.get(phrase) ?? [];
    return all.some(({ name }) => hasOwnWord(name)) && all.every((local) => local.country !== country);
  }

  /** Returns the field that a name means in its own country. */
  fieldOf(phrase: string): string | undefined {
    const [first] = surest(this.#byPhrase.get(phrase) ?? []);
    return first?.selector.startsWith('preset:') ? undefined : first?.selector;
  }

  #isTelling(phrase: string, all: readonly LocalName[]): boolean {
    const { fields, foreignFields, records } = commonWords();
    if ((phrase.length < 3 && !isUnspaced(phrase)) || records.has(phrase)) return false;
    const common = fields.get(phrase) ?? foreignFields.get(phrase) ?? fields.get(singular(phrase));
    if (common !== undefined && !this.#owners.has(common)) return false;
    return (common !== undefined && phrase !== common) || all.some(isDistinctive);
  }
}

function soleOwners(countries: readonly Country[]): ReadonlyMap<string, Country> {
  const owners = new Map<string, Country | undefined>();
  for (const country of countries) {
    for (const key of Object.keys(country.facts.fields)) {
      const common = COMMON[key];
      if (common && !hasMaker(common)) owners.set(key, owners.has(key) ? undefined : country);
    }
  }
  return new Map([...owners].flatMap(([key, country]) => (country ? [[key, country] as const] : [])));
}

function addOwnNames(names: LocalName[], country: Country): void {
  const { fields, company, presets = [], account } = country.facts;
  const add = (selector: string, { label, synonyms = [] }: OwnField) => {
    if (label !== undefined) {
      for (const name of labelNames(label)) names.push({ name, country, selector, label: true });
    }
    for (const name of synonyms) names.push({ name, country, selector, label: false });
  };
  for (const key of Object.keys(fields)) add(key, fields[key] as OwnField);
  for (const field of Object.values(company)) add('company', field);
  if (typeof account === 'object') add('account', account);
  for (const { key, name } of presets) add(`preset:${key}`, { synonyms: [key, name] });
  add('wallet', { synonyms: commonWalletNames(country) });
  for (const [selector, synonyms] of [...validatorNames(country), ...localWords(country)])
    add(selector, { synonyms });
}

/** Returns further names of numbers in requests, by the number. */
export function localWords({
  facts,
}: Country): readonly (readonly [selector: string, names: readonly string[]])[] {
  return Object.entries(facts.words?.numbers ?? {}).map(
    ([selector, names]) => [selector, list(names)] as const,
  );
}

/** Returns the ids of a country's own validators, by the field that they check: `plPesel`. */
export function validatorNames({
  code,
  fields,
  company,
}: Country): readonly (readonly [selector: string, names: readonly string[]])[] {
  const isOwn = (id: string) => id.startsWith(code) && /^[A-Z]/.test(id.slice(code.length));
  return [
    ...[...fields].map(([key, { validator }]) => [key, validator?.id] as const),
    ...[...company.values()].map(({ validator }) => ['company', validator?.id] as const),
  ].flatMap(([selector, id]) => (id !== undefined && isOwn(id) ? [[selector, [id]] as const] : []));
}

/** Returns the labels, or all names if there are none. */
function surest(names: readonly LocalName[]): readonly LocalName[] {
  const labels = names.filter(({ label }) => label);
  return labels.length > 0 ? labels : names;
}

/**
 * Returns true if a name is more than a description: a word of its own, or capitals inside a label (`National
 * Insurance number`).
 */
export function isDistinctive({ name, label }: Pick<LocalName, 'name' | 'label'>): boolean {
  if (hasOwnWord(name)) return true;
  return (
    label &&
    wordsOf(name)
      .slice(1)
      .some((word) => /^[A-Z][a-z]/.test(word))
  );
}

function hasOwnWord(name: string): boolean {
  return wordsOf(name).some((word) => !/^[0-9]+$/.test(word) && !DESCRIPTIVE_WORDS.has(wordKey(word)));
}

function wordsOf(name: string): readonly string[] {
  return name.split(/[^A-Za-z0-9\u00c0-\uffff]+/).filter((word) => word !== '');
}
