import { DESCRIPTIVE_WORDS } from '../data/requestWords.ts';
import { COMMON, hasMaker } from '../fields/index.ts';
import { list } from '../kernel/text.ts';
import { commonWords } from '../lexicon/commonWords.ts';
import { labelNames, spellingsOf } from '../lexicon/phrases.ts';
import { isUnspaced, singular } from '../lexicon/tokens.ts';
import { wordKey } from '../lexicon/wordKey.ts';
import type { Country, Field, OwnField } from '../model.ts';
import { walletNames } from './wallets.ts';

/** A country's own name for an identifier, a firm's number or a way to pay. */
interface LocalName {
  readonly name: string;
  readonly country: Country;
  /** The selector that it names. */
  readonly selector: string;
  /** A label is surer than a synonym: Sweden calls it `personnummer`, its neighbours do so too. */
  readonly label: boolean;
}

/** The names that countries have of their own, by phrase. */
export class LocalNames {
  readonly #byPhrase = new Map<string, LocalName[]>();
  /** Common fields that one country alone has: its own, whatever they are called. */
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

  /** Every name as it is written. */
  names(): readonly string[] {
    return [...this.#byPhrase.values()].flatMap((all) => all.map(({ name }) => name));
  }

  /** The countries that a name may be of, if it says whose it is. */
  countriesOf(phrase: string): readonly Country[] | undefined {
    const all = this.#byPhrase.get(phrase);
    if (!all || !this.#isTelling(phrase, all)) return undefined;
    return [...new Set(surest(all).map(({ country }) => country))];
  }

  /** Whether a name is other countries' own: it has a word in it that is no description. */
  isOfOthers(phrase: string, country: Country): boolean {
    const all = this.#byPhrase.get(phrase) ?? [];
    return all.some(({ name }) => hasOwnWord(name)) && all.every((local) => local.country !== country);
  }

  /** The field that a name stands for where it is used. */
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
  add('wallet', { synonyms: walletNames(country) });
  for (const [selector, synonyms] of [...validatorNames(country), ...localWords(country)])
    add(selector, { synonyms });
}

/** What else its numbers are called in requests, by what they name. */
export function localWords({
  facts,
}: Country): readonly (readonly [selector: string, names: readonly string[]])[] {
  return Object.entries(facts.words?.numbers ?? {}).map(
    ([selector, names]) => [selector, list(names)] as const,
  );
}

/** The ids of the validators that are a country's own, by what they check: `plPesel`. */
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

/** Labels, or all where there are none. */
function surest(names: readonly LocalName[]): readonly LocalName[] {
  const labels = names.filter(({ label }) => label);
  return labels.length > 0 ? labels : names;
}

/** Whether a name is more than a description: a word of its own, or capitals inside a label (`National Insurance number`). */
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
