import { COLUMN_WORDS, NOT_COLUMNS, OTHER_PERSONS, OWNER_WORDS } from '../data/columnWords.ts';
import { list, remembered } from '../kernel/text.ts';
import type { Country } from '../model.ts';
import { commonWords } from './request/commonWords.ts';
import { byPhrase, phrasesOf } from './request/phrases.ts';
import { singular } from './request/tokens.ts';
import { fieldNames, wordKey } from './spec.ts';

/** What a column or property most likely means; undefined where its name tells nothing. */
export function meaningOf(country: Country, name: string, owner?: string): string | undefined {
  return meaningsOf(country, name, owner)[0];
}

/**
 * What a column or property may mean, the likeliest first, as specs without the country: `iban` is a field of the person
 * there, `company.vat` of a firm and `product.price` of a product, `person.age` a fact of the person, `any.uuid` a generic
 * type. The name may be written in any style (`firstName`, `FIRST_NAME`, `first-name`); `owner` is the table or the object
 * that it stands in.
 */
export function meaningsOf(country: Country, name: string, owner = ''): readonly string[] {
  const words = wordsIn(name);
  const owners = wordsIn(owner);
  for (let from = 0; from < words.length; from++) {
    const whose = from === 0 ? owners : words.slice(0, from);
    const found = ownMeanings(country, words.slice(from), whose);
    if (found.length > 0) return found;
    if (from === 0 && isKey(words)) return [];
  }
  return [];
}

/** Whether a column is named like a key: its rows refer to others by it. */
function isKey(words: readonly string[]): boolean {
  return KEYS.has(words[words.length - 1] as string);
}

/** The same of a name as it is written. */
export function isKeyName(name: string): boolean {
  return isKey(wordsIn(name));
}

const KEYS = new Set(['id', 'ids', 'key', 'fk', 'pk']);

/** What the rows of a table or the values of an object are, where its name tells. */
export type Owner = keyof typeof OWNER_WORDS;

/** What a table's row or an object is, by its name. */
export function ownerOf(name: string): Owner | undefined {
  return ownerKind(wordsIn(name));
}

/** Which other person of a record a name speaks of: `creditorAccount` of the payee; undefined for its main person. */
export function otherPerson(name: string): string | undefined {
  const words = wordsIn(name);
  return tables().others.get(words[0] ?? '') ?? tables().others.get(words.slice(0, 2).join(''));
}

/** The words of a name, in lower case and without numbers behind: `PostalCode2` is `postal code`. */
export const wordsIn = remembered((name: string): readonly string[] => {
  const apart = name
    .slice(0, LONGEST_NAME)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_.:/$@#-]+/)
    .map(wordKey)
    .filter((word) => word !== '');
  return apart.length > 1 && /^[0-9]+$/.test(apart[apart.length - 1] as string) ? apart.slice(0, -1) : apart;
});

const LONGEST_NAME = 100;

interface Tables {
  /** Meanings by a column's phrase. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  readonly owners: ReadonlyMap<string, Owner>;
  readonly others: ReadonlyMap<string, string>;
  readonly strange: ReadonlySet<string>;
}

let known: Tables | undefined;

function tables(): Tables {
  const table = <T extends string>(words: Readonly<Record<T, string>>) =>
    byPhrase((Object.keys(words) as T[]).map((key) => [key, list(words[key])]));
  known ??= {
    columns: byPhrase(Object.entries(COLUMN_WORDS).map(([specs, names]) => [specs.split(' '), list(names)])),
    owners: table(OWNER_WORDS),
    others: table(OTHER_PERSONS),
    strange: new Set(phrasesOf(list(NOT_COLUMNS))),
  };
  return known;
}

/** Words that say something only of what they belong to. */
const OPEN = new Set(['name', 'nm', 'number', 'no', 'nr', 'code', 'title', 'value', 'text', 'label', 'id']);

function ownMeanings(
  country: Country,
  words: readonly string[],
  owners: readonly string[],
): readonly string[] {
  const phrase = words.join('');
  const [last = ''] = owners.slice(-1);
  const kind = ownerKind(owners);
  const ofOwner = kind === 'company' || kind === 'product' ? ofRecord(country, kind, phrase) : [];
  if (ofOwner.length > 0) return ofOwner;
  const joined = last === '' || kind !== undefined ? [] : named(country, singular(last) + phrase);
  if (joined.length > 0) return joined;
  if (!OPEN.has(phrase)) return named(country, phrase);
  if (phrase !== 'name' && phrase !== 'nm') return last === '' ? named(country, phrase) : [];
  return last === '' || kind === 'person' ? ['name'] : named(country, singular(last));
}

function ownerKind(owners: readonly string[]): Owner | undefined {
  const { owners: kinds } = tables();
  const [last = ''] = owners.slice(-1);
  return (
    kinds.get(owners.slice(-2).join('')) ??
    kinds.get(last) ??
    kinds.get(singular(last)) ??
    kinds.get(owners[0] ?? '')
  );
}

/** The field of that name of a firm or a product, and after it what a person's of that name would be. */
function ofRecord(country: Country, record: 'company' | 'product', phrase: string): readonly string[] {
  const own = named(country, phrase);
  const keys = [
    phrase,
    ...own.filter((spec) => !spec.startsWith('any.')).map((spec) => spec.replace(/^.*\./, '')),
  ];
  const key = keys.find((each) => country[record].has(each));
  return key === undefined ? [] : [...new Set([`${record}.${key}`, ...own])];
}

/** What a name says by itself. */
function named(country: Country, phrase: string): readonly string[] {
  const { columns, strange } = tables();
  const meanings = columns.get(phrase) ?? columns.get(singular(phrase));
  if (meanings) return meanings.flatMap((spec) => present(country, spec));
  if (strange.has(phrase)) return [];
  const { foreignFields } = commonWords();
  const own = fieldNames(country);
  const key = own.get(phrase) ?? own.get(singular(phrase)) ?? foreignFields.get(phrase);
  return key !== undefined && country.fields.has(key) ? [key] : [];
}

/** A meaning that the country has. */
function present(country: Country, spec: string): readonly string[] {
  const [owner, key] = spec.split('.') as [string, string | undefined];
  if (key === undefined) return country.fields.has(owner) ? [spec] : [];
  if (owner === 'company' || owner === 'product') return country[owner].has(key) ? [spec] : [];
  if (owner !== 'country') return [spec];
  const { code, name, facts } = country;
  const text = { name, code: code.toUpperCase(), alpha3: facts.alpha3 }[key] as string;
  return [`any.enum:${text}`];
}
