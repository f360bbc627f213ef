import { COLUMN_STAND_INS, NOT_COLUMNS, OTHER_PERSONS, OWNER_WORDS } from '../data/columnWords.ts';
import { COMMON } from '../fields/index.ts';
import { list, remembered } from '../kernel/text.ts';
import { columnNamed, wordsIn } from '../lexicon/columnNames.ts';
import { commonField } from '../lexicon/commonWords.ts';
import { byPhrase, labelNames, phrasesOf } from '../lexicon/phrases.ts';
import { singular } from '../lexicon/tokens.ts';
import type { Country, Field } from '../model.ts';
import { fieldNames } from '../spec/spec.ts';
import { hasFact } from './facts.ts';

/** The context of a column or property. */
interface Around {
  /** The name of its table or object. */
  readonly owner?: string;
  /** All names in the table or object, including its own. */
  readonly beside?: readonly string[];
}

/** Returns the most likely meaning of a column or property; undefined if its name has none. */
export function meaningOf(country: Country, name: string, around?: Around): string | undefined {
  return meaningsOf(country, name, around)[0];
}

/**
 * Returns the possible meanings of a column or property, the likeliest first, as specs without the country: `iban`
 * is a field of a person, `company.vat` of a firm and `product.price` of a product, `person.age` a fact of the
 * person, `any.uuid` a generic type. The name may be written in any style (`firstName`, `FIRST_NAME`,
 * `first-name`).
 */
export function meaningsOf(
  country: Country,
  name: string,
  { owner = '', beside = ALONE }: Around = {},
): readonly string[] {
  const words = wordsIn(name);
  const owners = wordsIn(owner);
  const part = isOfPerson(words, owners) ? partOfName(country, beside) : undefined;
  if (part !== undefined) return [part];
  const [number] = /[0-9]+$/.exec(name) ?? [];
  for (let from = 0; from < words.length; from++) {
    const own = words.slice(from);
    const whose = from === 0 ? owners : words.slice(0, from);
    const found =
      (number === undefined ? undefined : numbered(country, own, number)) ??
      ownMeanings(country, own, { owners: whose, beside });
    if (found.length > 0)
      return found[0] === 'address' && isStreet(country, words, beside) ? ['street'] : found;
    if (from === 0 && isKey(words)) return [];
  }
  return [];
}

const ALONE: readonly string[] = [];

/**
 * Returns true if a street address means only the street line, because the town or the postcode is a column of its
 * own.
 */
function isStreet(country: Country, words: readonly string[], beside: readonly string[]): boolean {
  return (
    words.join('') === 'streetaddress' &&
    beside.some((name) => ['city', 'postcode'].includes(meaningOf(country, name) ?? ''))
  );
}

/** Returns true if a name is known as a whole, even if it has no meaning in this country. */
export function isColumnName(country: Country, name: string, beside: readonly string[]): boolean {
  return columnNamed(country, wordsIn(name).join(''), beside) !== undefined;
}

/** Returns the meaning of a name together with its number: `address_line_2` is no street. */
function numbered(country: Country, words: readonly string[], number: string): readonly string[] | undefined {
  const phrase = words.join('');
  const specs = columnNamed(country, phrase.endsWith(number) ? phrase : phrase + number, ALONE);
  return specs?.flatMap((spec) => present(country, spec));
}

/** Returns true if the name ends like the name of a key, by which rows refer to each other. */
function isKey(words: readonly string[]): boolean {
  return KEYS.has(words[words.length - 1] as string);
}

/** Returns true if the written name ends like the name of a key. */
export function isKeyName(name: string): boolean {
  return isKey(wordsIn(name));
}

/** Returns true if the name ends like the number of something. */
export function isNumberName(name: string): boolean {
  const words = wordsIn(name);
  return words.length > 1 && NUMBERS.has(words[words.length - 1] as string);
}

const NUMBERS = new Set(['number', 'no', 'nr', 'num', 'nbr']);
const KEYS = new Set(['id', 'ids', 'key', 'fk', 'pk']);

/** The kind of things that a table or an object describes. */
export type SubjectKind = keyof typeof OWNER_WORDS;

/** Returns the kind of things that a table or an object describes, by its name. */
export function subjectKindOf(name: string): SubjectKind | undefined {
  return ownerKind(wordsIn(name));
}

/** Returns the other person that a name refers to: the payee for `creditorAccount`; undefined for the main person. */
export function otherPerson(name: string): string | undefined {
  const words = wordsIn(name);
  return tables().others.get(words[0] ?? '') ?? tables().others.get(words.slice(0, 2).join(''));
}

interface Tables {
  readonly owners: ReadonlyMap<string, SubjectKind>;
  readonly others: ReadonlyMap<string, string>;
  readonly strange: ReadonlySet<string>;
}

let known: Tables | undefined;

function tables(): Tables {
  const table = <T extends string>(words: Readonly<Record<T, string>>) =>
    byPhrase((Object.keys(words) as T[]).map((key) => [key, list(words[key])]));
  known ??= {
    owners: table(OWNER_WORDS),
    others: table(OTHER_PERSONS),
    strange: new Set(phrasesOf(list(NOT_COLUMNS))),
  };
  return known;
}

/** Words that are meaningless without their owner. */
const OPEN = new Set(['name', 'nm', 'number', 'no', 'nr', 'code', 'title', 'value', 'text', 'label', 'id']);

interface Whose {
  /** The words of the owner's name, or the words before the name. */
  readonly owners: readonly string[];
  readonly beside: readonly string[];
}

function ownMeanings(
  country: Country,
  words: readonly string[],
  { owners, beside }: Whose,
): readonly string[] {
  const phrase = words.join('');
  const [last = ''] = owners.slice(-1);
  const kind = ownerKind(owners);
  const ofOwner = kind === 'company' || kind === 'product' ? ofRecord(country, kind, phrase) : [];
  if (ofOwner.length > 0) return ofOwner;
  const joined = last === '' || kind !== undefined ? [] : named(country, singular(last) + phrase, beside);
  if (joined.length > 0) return joined;
  if (!OPEN.has(phrase)) return named(country, phrase, beside);
  if (phrase !== 'name' && phrase !== 'nm') return last === '' ? named(country, phrase, beside) : [];
  return last === '' || kind === 'person' ? ['name'] : named(country, singular(last), beside);
}

/** Returns true if a name belongs to a person, judged by its own words and its owner's. */
function isOfPerson(words: readonly string[], owners: readonly string[]): boolean {
  const kind = ownerKind(owners);
  return WHOLE_NAMES.has(words.join('')) && kind !== 'company' && kind !== 'product';
}

/** Words for a whole name in several languages, or for a part of it if another part is a column of its own. */
const WHOLE_NAMES = new Set(list('name nm nombre nom nome naam'));

/**
 * Returns the part of a name that a column contains, judged by the other part: `nombre` beside `apellidos`, `nom`
 * beside `prenom`.
 */
function partOfName(country: Country, beside: readonly string[]): 'first' | 'last' | undefined {
  const parts = new Set(
    beside.flatMap((name) =>
      WHOLE_NAMES.has(wordsIn(name).join('')) || otherPerson(name) !== undefined
        ? []
        : meaningsOf(country, name).slice(0, 1),
    ),
  );
  const hasLast = parts.has('last') || parts.has('person.family');
  if (hasLast === parts.has('first')) return undefined;
  return hasLast ? 'first' : 'last';
}

function ownerKind(owners: readonly string[]): SubjectKind | undefined {
  const { owners: kinds } = tables();
  const [last = ''] = owners.slice(-1);
  return (
    kinds.get(owners.slice(-2).join('')) ??
    kinds.get(last) ??
    kinds.get(singular(last)) ??
    kinds.get(owners[0] ?? '')
  );
}

/** Returns the field of a firm or a product with that name, then the field of a person. */
function ofRecord(country: Country, record: 'company' | 'product', phrase: string): readonly string[] {
  const own = named(country, phrase, ALONE);
  const keys = [
    phrase,
    ...own.filter((spec) => !spec.startsWith('any.')).map((spec) => spec.replace(/^.*\./, '')),
  ];
  const known = keys.find((each) => country[record].has(each));
  const key = known ?? (record === 'company' ? firmNames(country).get(phrase) : undefined);
  return key === undefined ? [] : [...new Set([`${record}.${key}`, ...own])];
}

/** Returns the meanings of a name in the language of the names beside it. */
function named(country: Country, phrase: string, beside: readonly string[]): readonly string[] {
  const meanings = columnNamed(country, phrase, beside);
  if (meanings) {
    const local = localNames(country).get(phrase);
    return [
      ...new Set(
        [...(local === undefined ? [] : [local]), ...meanings].flatMap((spec) => present(country, spec)),
      ),
    ];
  }
  if (tables().strange.has(phrase)) return [];
  const own = fieldNames(country);
  const key = own.get(phrase) ?? own.get(singular(phrase)) ?? commonField(phrase);
  if (key !== undefined && country.fields.has(key)) return [key];
  const number = firmNames(country).get(phrase);
  if (number !== undefined) return [`company.${number}`];
  return (COLUMN_STAND_INS[key ?? ''] ?? '').split('|').flatMap((spec) => present(country, spec));
}

/** A country's own names of its fields: `pan` is the tax number. */
const localNames = remembered((country: Country) => {
  const common: Readonly<Record<string, Field>> = COMMON;
  const own = Object.entries(country.facts.fields).map(([key, { label = '', synonyms = [] }]) => {
    const usual = common[key];
    const words = usual ? [key, usual.label, ...(usual.synonyms ?? [])] : [];
    return [key, [key, label, ...synonyms].filter((word) => !words.includes(word))] as const;
  });
  return byPhrase(own);
});

/** A country's own names of the numbers of its firms: `cnpj`, `siret`. */
const firmNames = remembered((country: Country) => {
  const own = Object.entries(country.facts.company).filter(([key]) => !country.fields.has(key));
  return byPhrase(
    own.map(([key, { label = '', synonyms = [] }]) => [key, [...labelNames(label), ...synonyms]] as const),
  );
});

/** Returns a meaning if the country has it. */
function present(country: Country, spec: string): readonly string[] {
  const [owner, key] = spec.split('.') as [string, string | undefined];
  if (key === undefined) return country.fields.has(owner) ? [spec] : [];
  if (owner === 'person') return hasFact(country, key) ? [spec] : [];
  if (owner === 'company' || owner === 'product') return country[owner].has(key) ? [spec] : [];
  if (owner !== 'country') return [spec];
  const { code, name, facts } = country;
  const { language, zone } = facts.locale;
  const texts: Readonly<Record<string, string>> = {
    language,
    locale: `${language}-${code.toUpperCase()}`,
    zone,
    ...{ name, code: code.toUpperCase(), alpha3: facts.alpha3 },
  };
  return texts[key] === undefined ? [] : [`any.enum:${texts[key]}`];
}
