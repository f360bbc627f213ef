import { type Checker, type Country, meaningsOf, ODDS, validators } from 'specimen-data/internal';
import { dateIn } from '../columns/dates.ts';
import { WORLD } from '../columns/masks.ts';
import type { NameBook } from '../people/names.ts';

/** The content of a column, with the evidence for it. */
export interface Holding {
  /** A field key, a generic type's key, or `text`; null for anything else. */
  readonly holds: string | null;
  readonly country: string | null;
  /** Share of the values that fit. */
  readonly confidence: number;
  readonly evidence: readonly ('values' | 'name')[];
}

export interface ColumnValues {
  readonly name: string;
  readonly source: string;
  /** All columns of the source, including this one. */
  readonly beside: readonly string[];
  readonly values: readonly string[];
}

/** Lists and formats of the country of a source. */
export interface Home {
  readonly country: Country;
  readonly names: NameBook;
  readonly cities: ReadonlySet<string>;
  readonly roads: readonly string[];
  /** Values of fields that have few different values, in lower case: regions, banks, jobs. */
  readonly vocabulary: ReadonlyMap<string, ReadonlySet<string>>;
  /** First characters and shapes of postcodes. */
  readonly postcodes: ReadonlySet<string>;
}

/** Returns the shape and the first two characters of a postcode. */
export function postcodeSign(value: string): string {
  return `${value.trim().toUpperCase().replace(/[A-Z]/g, 'A').replace(/\d/g, '9')} ${value.trim().slice(0, 2).toUpperCase()}`;
}

const NOTHING: Holding = { holds: null, country: null, confidence: 0, evidence: [] };

/** Minimum share of a column's values that must fit. */
const MOST = 0.8;

/** Determines the content of a column by its values, its name, or both. */
export function holdingOf(home: Home, column: ColumnValues): Holding {
  const { values } = column;
  const meanings = meaningsOf(home.country, column.name, { owner: column.source, beside: column.beside }).map(
    (spec) => spec.replace(/^any\./, '').replace(/:.*/, ''),
  );
  if (values.length === 0) return NOTHING;
  return (
    byForm(home, column, meanings) ??
    byVocabulary(home, column, meanings) ??
    byStandard(home, column, meanings) ??
    byLists(home, column, meanings) ??
    byUserName(home, column, meanings) ??
    byName(home, column, meanings) ??
    byText(home, column) ??
    NOTHING
  );
}

function found(
  holds: string,
  {
    country,
    values,
    test,
    named,
  }: {
    country: string | null;
    values: readonly string[];
    test: (value: string) => boolean;
    named: boolean;
  },
): Holding | undefined {
  const confidence = values.filter(test).length / values.length;
  if (confidence < MOST) return undefined;
  return {
    holds,
    country,
    confidence: Math.round(confidence * 1000) / 1000,
    evidence: named ? ['values', 'name'] : ['values'],
  };
}

/** Recognises values by their form alone. */
function byForm(
  home: Home,
  { values, name }: ColumnValues,
  meanings: readonly string[],
): Holding | undefined {
  const code = home.country.code;
  const dates = values.filter((value) => dateIn(value) !== undefined);
  if (dates.length >= values.length * MOST) {
    const isBirth = meanings.includes('dob');
    const years = dates.map((value) => dateIn(value)?.day.year ?? 0);
    const mean = years.reduce((sum, year) => sum + year, 0) / years.length;
    const spread = Math.max(...years) - Math.min(...years);
    const isRange = spread >= 25 && mean > 1930 && mean < 2005 && Math.max(...years) < 2016;
    if (isBirth || isRange)
      return {
        holds: 'dob',
        country: null,
        confidence: dates.length / values.length,
        evidence: isBirth ? ['values', 'name'] : ['values'],
      };
    return { holds: 'date', country: null, confidence: dates.length / values.length, evidence: ['values'] };
  }
  for (const [holds, pattern] of FORMS) {
    const hit = found(holds, {
      country: null,
      values,
      test: (value) => pattern.test(value.trim()),
      named: meanings.includes(holds),
    });
    if (hit) return hit;
  }
  const isPhoneName = meanings.some((key) => key === 'phone' || key === 'landline');
  return (
    found('phone', {
      country: code,
      values,
      test: (value) => isPhone(value) && (isPhoneName || value.trim().startsWith('+')),
      named: isPhoneName,
    }) ?? sexIn(values, meanings, name)
  );
}

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return /^[+(\d][\d ()./-]+$/.test(value.trim()) && digits >= 7 && digits <= 15;
}

function sexIn(values: readonly string[], meanings: readonly string[], _name: string): Holding | undefined {
  const words = new Set(values.map((value) => value.trim().toLowerCase()));
  const isWords = [...words].every((word) => SEXES.has(word)) && words.size <= 4;
  const isNamed = meanings.includes('sex');
  if (!isWords || !(isNamed || [...words].some((word) => word.length > 3))) return undefined;
  return { holds: 'sex', country: null, confidence: 1, evidence: isNamed ? ['values', 'name'] : ['values'] };
}

const SEXES = new Set(
  'm f w d x male female man woman männlich weiblich mann frau homme femme masculin féminin hombre mujer masculino femenino feminino maschio femmina h k kobieta mężczyzna muž žena man vrouw other diverse'.split(
    ' ',
  ),
);

const FORMS: readonly (readonly [string, RegExp])[] = [
  ['email', /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/],
  ['uuid', /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i],
  ['url', /^https?:\/\/\S+$/i],
  ['mac', /^[\da-f]{2}([:-][\da-f]{2}){5}$/i],
  ['ip', /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$/],
];

/** Recognises values that satisfy a standard, if that is strong evidence: few random values would, or the column has its name. */
function byStandard(home: Home, { values }: ColumnValues, meanings: readonly string[]): Holding | undefined {
  const long = values.filter((value) => /\d/.test(value) || /^[A-Z]{6}[A-Z\d]{2}/i.test(value));
  if (long.length < values.length * MOST) return undefined;
  const few = values.slice(0, 60);
  const candidates: { checker: Checker; key: string; named: boolean; odds: number; share: number }[] = [];
  const isLettered = few.some((value) => /[A-Za-z]/.test(value));
  for (const checker of validators) {
    const share = few.filter((value) => checker.valid(value.trim())).length / few.length;
    if (share < MOST) continue;
    const [whole = 1, digits = 1] = ODDS.get(checker.id) ?? [];
    const odds = Math.max(isLettered ? whole : digits, 1e-5);
    const keys = keysOf(home.country, checker);
    const meant = keys.find((key) => meanings.includes(key));
    const isOwn = keys.length > 0 || new RegExp(`^${home.country.code}[A-Z]`).test(checker.id);
    const key = meant ?? keys[0] ?? GENERAL.get(checker.id);
    if (key === undefined && !isOwn) {
      const country = /^([a-z]{2})[A-Z]/.exec(checker.id)?.[1];
      const other = country === undefined ? undefined : WORLD.countries.get(country);
      const otherKey = other && keysOf(other, checker)[0];
      if (otherKey === undefined || odds > 0.02) continue;
      candidates.push({ checker, key: otherKey, named: false, odds: odds * 30, share });
      continue;
    }
    candidates.push({
      checker,
      key: key ?? checker.id,
      named: meant !== undefined,
      odds: isOwn ? odds : odds * 3,
      share,
    });
  }
  // Every additional value makes a match by chance less likely.
  const telling = candidates
    .filter(({ odds, named }) => named || odds ** Math.min(few.length, 6) < 1e-4)
    .sort((a, b) => Number(b.named) - Number(a.named) || a.odds - b.odds);
  const [best] = telling;
  if (best === undefined) return undefined;
  const { checker, key, named, share } = best;
  const country =
    checker.reads(few[0] ?? '').country ??
    (keysOf(home.country, checker).length > 0
      ? home.country.code
      : (/^([a-z]{2})[A-Z]/.exec(checker.id)?.[1] ?? null));
  return {
    holds: key,
    country:
      country !== null && WORLD.countries.has(country) && !GENERAL.has(checker.id)
        ? country
        : key === 'iban'
          ? country
          : null,
    confidence: Math.round(share * 1000) / 1000,
    evidence: named ? ['values', 'name'] : ['values'],
  };
}

/** Returns the fields of a country that use a standard. */
function keysOf(country: Country, { id }: Checker): readonly string[] {
  return [...country.fields].flatMap(([key, { validator }]) => (validator?.id === id ? [key] : []));
}

const GENERAL: ReadonlyMap<string, string> = new Map([
  ['iban', 'iban'],
  ['bic', 'swift'],
  ['cardNumber', 'card'],
  ['ipv4Public', 'ip'],
  ['ipv6', 'ipv6'],
  ['imei', 'imei'],
  ['vin', 'vin'],
  ['isbn13', 'isbn'],
  ['ean13', 'ean'],
  ['eip55', 'eth'],
]);

/** Recognises values of fields that have few different values in a country. */
function byVocabulary(
  home: Home,
  { values }: ColumnValues,
  meanings: readonly string[],
): Holding | undefined {
  const { vocabulary, country, postcodes } = home;
  for (const [holds, known] of vocabulary) {
    const hit = found(holds, {
      country: country.code,
      values,
      test: (value) => known.has(value.trim().toLowerCase()),
      named: meanings.includes(holds),
    });
    if (hit && !(meanings.length > 0 && !meanings.includes(holds) && meanings.includes('city'))) return hit;
  }
  return found('postcode', {
    country: country.code,
    values: values.length > 2 || meanings.includes('postcode') ? values : [...values, ''],
    test: (value) => postcodes.has(postcodeSign(value)),
    named: meanings.includes('postcode'),
  });
}

/** Recognises names, places and streets by the lists of the country. */
function byLists(home: Home, { values }: ColumnValues, meanings: readonly string[]): Holding | undefined {
  const { names, cities, roads, country } = home;
  const plain = values.filter((value) => /[A-Za-z\u00c0-\uffff]/.test(value));
  if (plain.length < values.length * MOST) return undefined;
  const hit = (holds: string, test: (value: string) => boolean, least = MOST) => {
    const share = values.filter(test).length / values.length;
    if (share < least) return undefined;
    const named = meanings.includes(holds);
    return {
      holds,
      country: country.code,
      confidence: Math.round(share * 1000) / 1000,
      evidence: named ? (['values', 'name'] as const) : (['values'] as const),
    };
  };
  const wordsOf = (value: string) => value.trim().split(/[\s,-]+/);
  const isFirm = (value: string) =>
    /&|\b(?:GmbH|AG|Ltd|Inc|LLC|S\.?A|S\.?L|Sp\. z|SARL|B\.V|e\.V|KG|plc|Corp)\b/i.test(value);
  const isName = (value: string) => wordsOf(value).every((word) => names.knows(word));
  const isCity = (value: string) => cities.has(value.trim().toLowerCase());
  const cityShare = values.filter(isCity).length / values.length;
  if (cityShare >= 0.6 && !meanings.includes('last') && !meanings.includes('first'))
    return hit('city', isCity, 0.6);
  const oneWord = values.every((value) => wordsOf(value).length <= 2);
  const single = values.filter((value) => wordsOf(value).length === 1).length / values.length;
  const isOneName = oneWord && (single > 0.6 || meanings.includes('first'));
  const given = values.filter((value) => names.knowsGiven(wordsOf(value)[0] ?? '')).length / values.length;
  const isWhole = (value: string) =>
    wordsOf(value).length >= 2 &&
    wordsOf(value).length <= 5 &&
    !isFirm(value) &&
    wordsOf(value).filter((word) => names.knows(word)).length >= Math.min(2, wordsOf(value).length);
  const road = hit(
    meanings.includes('address') ? 'address' : 'street',
    (value) => /\d/.test(value) && roads.some((each) => value.toLowerCase().includes(each)),
    0.6,
  );
  if (road) {
    const isAddress =
      values.filter((value) => [...cities].some((city) => value.toLowerCase().includes(city))).length >
      values.length / 2;
    return isAddress ? { ...road, holds: 'address' } : road;
  }
  if (values.some((value) => /\d/.test(value))) return undefined;
  return (
    (isOneName && given > 0.8 && !meanings.includes('last') ? hit('first', isName, 0.7) : undefined) ??
    hit('name', isWhole) ??
    (oneWord && (single > 0.6 || meanings.includes('last')) && !meanings.includes('name')
      ? hit('last', isName, 0.7)
      : undefined)
  );
}

/** Recognises user names that consist of names: `anna_mueller17`. */
function byUserName(home: Home, { values }: ColumnValues, meanings: readonly string[]): Holding | undefined {
  const test = (value: string) =>
    /^[a-z][a-z0-9._-]{3,30}$/i.test(value) &&
    (value.toLowerCase().match(/[a-z]+/g) ?? []).some(
      (word) => home.names.knows(word) || home.names.knowsJoined(word),
    );
  if (values.filter((value) => /[0-9._]/.test(value)).length < values.length / 2) return undefined;
  return found('username', { country: null, values, test, named: meanings.includes('username') });
}

/** Recognises columns by their name alone. */
function byName(home: Home, { values }: ColumnValues, meanings: readonly string[]): Holding | undefined {
  const [meaning] = meanings;
  if (meaning === undefined || meaning.includes('.') || !home.country.fields.has(meaning)) {
    const salary = meaning === 'person.salary' ? 'income' : undefined;
    return salary
      ? { holds: salary, country: home.country.code, confidence: 0.5, evidence: ['name'] }
      : undefined;
  }
  const field = home.country.fields.get(meaning);
  if (field?.validator && values.filter((value) => field.validator?.valid(value)).length < values.length / 2)
    return undefined;
  const isNumber = values.every((value) => /^-?\d+(?:[.,]\d+)?$/.test(value));
  if (field?.num === true && !isNumber) return undefined;
  if (['name', 'first', 'last', 'city'].includes(meaning) && values.some((value) => /\d/.test(value)))
    return undefined;
  if (meaning === 'phone' && !values.every(isPhone)) return undefined;
  return { holds: meaning, country: home.country.code, confidence: 0.5, evidence: ['name'] };
}

/** Recognises free text that contains personal data. */
function byText(home: Home, { values }: ColumnValues): Holding | undefined {
  const isText = values.filter((value) => /\S+\s+\S+/.test(value)).length >= values.length / 2;
  if (!isText) return undefined;
  const telling = values.filter(
    (value) => /[\w.+-]+@[\w-]+\.\w{2,}/.test(value) || hasNumber(value) || hasName(home, value),
  );
  const share = telling.length / values.length;
  if (share < 0.02) return undefined;
  return {
    holds: 'text',
    country: home.country.code,
    confidence: Math.round(share * 1000) / 1000,
    evidence: ['values'],
  };
}

function hasNumber(value: string): boolean {
  const parts = value.match(/[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}|\+?\d[\d ./-]{7,}\d/g) ?? [];
  return parts.some((part) => TELLING.some(({ valid }) => valid(part)) || /^\+\d[\d ./-]{8,}$/.test(part));
}

const TELLING = validators.filter(({ id }) => id === 'iban' || id === 'cardNumber');

function hasName({ names }: Home, value: string): boolean {
  const words = value.split(/[\s,.;:!?()"]+/);
  return words.some(
    (word, i) =>
      /^[A-Z\u00c0-\u00de]/.test(word) &&
      names.knowsGiven(word) &&
      /^[A-Z\u00c0-\u00de]/.test(words[i + 1] ?? '') &&
      names.knows(words[i + 1] ?? ''),
  );
}

export type Sensitivity = 'direct' | 'indirect' | 'none';

/** Returns the sensitivity of a column: it identifies a person alone, together with others, or not at all. */
export function sensitivityOf({ holds, country }: Holding): Sensitivity {
  if (holds === null) return 'none';
  if (DIRECT.has(holds)) return 'direct';
  if (INDIRECT.has(holds)) return 'indirect';
  const field = country === null ? undefined : WORLD.countries.get(country)?.fields.get(holds);
  return field &&
    ['identity', 'banking', 'tax'].includes(field.group) &&
    (field.validator || field.group === 'identity') &&
    !NOBODYS.has(holds)
    ? 'direct'
    : 'none';
}

const DIRECT = new Set(
  'name first last native email username phone landline fictionphone street address ip ipv6 plate id passport licence account iban card text tax ssn mrz idcard health voter wallet imei vin'.split(
    ' ',
  ),
);
const INDIRECT = new Set('sex dob city region postcode lat lon job employer income'.split(' '));
const NOBODYS = new Set(
  'bank swift bankcode branch routing sortcode bsb transit institution ispb ifsc avatar'.split(' '),
);
