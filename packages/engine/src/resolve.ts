import type { Country } from './country.ts';
import { ELSEWHERE } from './data/elsewhere.ts';
import { edits } from './find.ts';
import { Problem, shown } from './problem.ts';
import { compileSelector, fieldNames, presetsFor, wordKey, type World } from './spec.ts';
import { COMMON } from './fields/index.ts';

/** What a plain-language request asks for. */
export interface Resolution {
  readonly query: string;
  readonly ok: true;
  readonly spec: string;
  readonly country: string;
  /** The field key, or null when the selector is not a field. */
  readonly field: string | null;
  /** The fields of the person, when several were named. */
  readonly fields?: readonly string[];
  /** How many, when the request says so. */
  readonly n?: number;
}

/** Turns a request in words to a spec; without a country it is a problem with a hint. */
export function resolve(world: World, query: unknown): Resolution {
  if (typeof query !== 'string' || query.trim() === '') {
    throw new Problem('bad', 'q must be a request in words, such as "german iban" or "ke.phone"');
  }
  if (query.length > 500) throw new Problem('bad', 'q must be at most 500 characters');
  const exact = exactSpec(world, query);
  if (exact) return exact;
  const tokens = tokensOf(query);
  const place = findPlace(world, tokens);
  if (!place) {
    throw new Problem(
      'unresolved',
      `no country recognised in ${shown(query)}; name one ("${shown(query).slice(1, -1)} Germany") or use a code-prefixed spec such as "de.iban"`,
    );
  }
  const { country } = place;
  const rest = tokens.filter((token) => !token.used);
  const { number: n, words } = takeNumber(rest);
  const selectors = place.key === undefined ? findSelectors(country, words) : [...findSelectors(country, words), place.key];
  const common = { query, ok: true, country: country.code, ...(n === undefined ? {} : { n }) } as const;
  const [only, second] = selectors;
  if (second !== undefined) {
    const fields = [...new Set(selectors.filter((selector) => country.fields.has(selector)))];
    if (fields.length > 1) return { ...common, spec: `${country.code}.person`, field: null, fields };
  }
  const selector = only ?? 'person';
  return { ...common, spec: `${country.code}.${selector}`, field: country.fields.has(selector) ? selector : null };
}

interface Token {
  /** As it was written. */
  readonly raw: string;
  /** Lower case, without marks. */
  readonly word: string;
  used: boolean;
}

/** `ke.phone` and `de.preset:kyc` stand for themselves, with the names resolved. */
function exactSpec({ countries }: World, query: string): Resolution | undefined {
  const match = /^\s*([a-z]{2})\.([a-z][\w:-]*)\s*$/i.exec(query);
  const country = match && countries.get((match[1] as string).toLowerCase());
  if (!match || !country) return undefined;
  const selector = (match[2] as string).toLowerCase();
  let key: string;
  try {
    const { shape } = compileSelector(country, selector);
    key = shape.kind === 'value' ? shape.column.key : selector;
  } catch (error) {
    throw error instanceof Problem ? new Problem('bad', error.message) : error;
  }
  const field = country.fields.has(key) ? key : null;
  return { query, ok: true, spec: `${country.code}.${key}`, country: country.code, field };
}

function tokensOf(query: string): Token[] {
  const plain = query.replace(/['’]s\b/g, '').replace(/(\p{L})\.(?=\p{L}\.?(\P{L}|$))/gu, '$1');
  return plain
    .split(/[^A-Za-z0-9\u00aa-\uffff]+/)
    .filter((raw) => raw !== '')
    .map((raw) => ({ raw, word: wordKey(raw), used: false }));
}

interface Index {
  /** Names of countries, joined without spaces: the country, or null for one that is not ours. */
  readonly places: ReadonlyMap<string, Country | null>;
  /** Two- and three-letter codes. */
  readonly codes: ReadonlyMap<string, Country>;
  /** Local names that only one country has: the country and the field. */
  readonly locals: ReadonlyMap<string, { country: Country; key: string }>;
}

const indexes = new WeakMap<World, Index>();

function indexOf(world: World): Index {
  let index = indexes.get(world);
  if (!index) {
    index = buildIndex(world);
    indexes.set(world, index);
  }
  return index;
}

function buildIndex({ countries }: World): Index {
  const places = new Map<string, Country | null>(ELSEWHERE.map((name) => [wordKey(name), null]));
  const codes = new Map<string, Country>();
  const locals = new Map<string, { country: Country; key: string } | null>();
  const shared = new Set<string>(['id', 'pin', 'number', 'person', 'company', 'product', 'full']);
  for (const [key, { label, synonyms = [] }] of Object.entries(COMMON)) {
    for (const name of [key, label, ...synonyms]) shared.add(wordKey(name));
  }
  for (const country of countries.values()) {
    const { code, name, facts } = country;
    for (const alias of [name, ...facts.aliases.split(/\s+/)]) {
      const phrase = wordKey(alias.replaceAll('_', ' '));
      if (phrase && !places.get(phrase)) places.set(phrase, country);
    }
    codes.set(code, country);
    codes.set(facts.alpha3.toLowerCase(), country);
    for (const [local, key] of fieldNames(country)) {
      if (shared.has(local) || local.length < 3) continue;
      locals.set(local, locals.has(local) && locals.get(local)?.country !== country ? null : { country, key });
    }
  }
  const single = [...locals].filter((entry): entry is [string, { country: Country; key: string }] => entry[1] !== null);
  return { places, codes, locals: new Map(single.filter(([local]) => !places.has(local))) };
}

/** Codes that are words as well; they count only in capitals inside a request that is not all capitals. */
const WORDS = new Set('in is it at be my no us id de an am as so to do me by can per are nor est fin ago mar mus tun and'.split(' '));

/** The country: by name, then by code, then by an identifier that it alone has, then by a name with a slip. */
function findPlace(world: World, tokens: readonly Token[]): { country: Country; key?: string } | undefined {
  const { places, codes, locals } = indexOf(world);
  let elsewhere = false;
  const named = longest(tokens, 5, (phrase, part) => {
    const found = places.get(phrase);
    if (found === null) {
      elsewhere = true;
      return null;
    }
    return part.length === 1 && found && ambiguous(part[0] as Token, tokens) ? undefined : found;
  });
  if (named) return use({ country: named.found }, named.part);
  if (elsewhere) return undefined;
  const local = longest(tokens, 5, (phrase, part) => (isWordCode(part) ? undefined : (locals.get(phrase) ?? locals.get(singular(phrase)))));
  const coded = tokens.find((token) => codes.has(token.word) && !ambiguous(token, tokens) && !inPart(local?.part, token));
  if (coded) return use({ country: codes.get(coded.word) as Country }, [coded]);
  if (local) return use(local.found, local.part);
  return slipped(places, tokens);
}

function inPart(part: readonly Token[] | undefined, token: Token): boolean {
  return part?.includes(token) ?? false;
}

function isWordCode(part: readonly Token[]): boolean {
  return part.length === 1 && WORDS.has((part[0] as Token).word);
}

function use<T>(found: T, part: readonly Token[]): T {
  for (const token of part) token.used = true;
  return found;
}

/** Whether a short word is more likely an ordinary word than a country's code. */
function ambiguous({ raw, word }: Token, tokens: readonly Token[]): boolean {
  if (word.length > 3 || !WORDS.has(word)) return false;
  if (raw !== raw.toUpperCase()) return word !== 'us' || tokens[0]?.raw !== raw;
  const shouted = tokens.every((token) => token.raw === token.raw.toUpperCase());
  return shouted && !['de', 'us'].includes(word);
}

/** The longest run of tokens that the look-up knows; `null` ends the search. */
function longest<T>(
  tokens: readonly Token[],
  most: number,
  look: (phrase: string, part: readonly Token[]) => T | null | undefined,
): { found: T; part: readonly Token[] } | undefined {
  for (let size = Math.min(most, tokens.length); size > 0; size--) {
    for (let from = 0; from + size <= tokens.length; from++) {
      const part = tokens.slice(from, from + size);
      if (part.some((token) => token.used)) continue;
      const found = look(part.map(({ word }) => word).join(''), part);
      if (found === null) return undefined;
      if (found !== undefined) return { found, part };
    }
  }
  return undefined;
}

/** A country's name with one slip, in a word of six letters or more that no field is called. */
function slipped(places: Index['places'], tokens: readonly Token[]): { country: Country } | undefined {
  for (const token of tokens) {
    if (token.word.length < 6 || isFieldWord(token.word)) continue;
    for (const [phrase, country] of places) {
      if (!country || Math.abs(phrase.length - token.word.length) > 1 || phrase.length < 5) continue;
      if (edits(phrase, token.word) === 1) return use({ country }, [token]);
    }
  }
  return undefined;
}

let fieldWords: ReadonlySet<string> | undefined;

function isFieldWord(word: string): boolean {
  fieldWords ??= new Set(
    Object.entries(COMMON).flatMap(([key, { label, synonyms = [] }]) =>
      [key, label, ...synonyms].flatMap((name) => [wordKey(name), ...name.split(/[^\p{L}]+/u).map(wordKey)]),
    ),
  );
  return fieldWords.has(word) || fieldWords.has(singular(word));
}

/** Selectors that are not fields, by the words people use. */
const RECORD_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    person: 'person people customer client user individual citizen persona testperson',
    full: 'full everything fullprofile fullrecord completeprofile completerecord allfields wholeprofile fullperson fullpersona',
    company: 'company business firm corporation organisation organization enterprise companyrecord legalentity',
    product: 'product item article cataloguerow catalogrow productrecord',
  }).flatMap(([selector, words]) => words.split(' ').map((word) => [word, selector] as const)),
);

/** Words that say nothing about the field. */
const IDLE = new Set(
  'a an the of for from in with and or please give me get generate make create need want some random fake test testing valid sample example synthetic dummy mock data value values what would does look like is are number numbers record records profile details i to show one any new your our that can you my at on by as code details info'.split(
    ' ',
  ),
);

/** The selectors named, in the order of the words. */
function findSelectors(country: Country, tokens: readonly Token[]): readonly string[] {
  const names = fieldNames(country);
  const presets = presetsFor(country);
  const look = (phrase: string): string | undefined => {
    for (const word of [phrase, singular(phrase), plural(phrase)]) {
      const found = RECORD_WORDS.get(word) ?? names.get(word) ?? presetNamed(presets, word);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const found: { at: number; selector: string }[] = [];
  for (;;) {
    const next = longest(tokens, 5, (phrase, part) => (part.length === 1 && IDLE.has(phrase) ? undefined : look(phrase)));
    if (!next) break;
    use(next, next.part);
    found.push({ at: tokens.indexOf(next.part[0] as Token), selector: next.found });
  }
  if (found.length === 0) {
    const near = nearField(names, tokens);
    if (near) found.push(near);
  }
  const selectors = [...new Set(found.sort((a, b) => a.at - b.at).map(({ selector }) => selector))];
  const strong = selectors.filter((selector) => selector !== 'person');
  const presetOrRecord = strong.find((selector) => !country.fields.has(selector));
  if (presetOrRecord) return [presetOrRecord];
  return strong.length > 0 ? strong : selectors;
}

function presetNamed(presets: ReturnType<typeof presetsFor>, word: string): string | undefined {
  for (const { key, name } of presets.values()) {
    if (wordKey(key) === word || wordKey(name) === word) return `preset:${key}`;
  }
  return undefined;
}

/** A field whose name differs from a word, or from two words, by a small slip. */
function nearField(names: ReadonlyMap<string, string>, tokens: readonly Token[]): { at: number; selector: string } | undefined {
  for (const size of [2, 1]) {
    for (let at = 0; at + size <= tokens.length; at++) {
      const part = tokens.slice(at, at + size);
      const word = part.map((token) => token.word).join('');
      if (part.some((token) => token.used || IDLE.has(token.word)) || word.length < 4) continue;
      const allowed = word.length >= 8 ? 2 : 1;
      for (const [name, selector] of names) {
        if (name.length < 4 || Math.abs(name.length - word.length) > allowed) continue;
        if (edits(name, word) <= allowed) return { at, selector };
      }
    }
  }
  return undefined;
}

const COUNTS: ReadonlyMap<string, number> = new Map(
  'two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, i) => [word, i + 2] as const),
);

/** A number that stands alone says how many. */
function takeNumber(tokens: readonly Token[]): { number?: number; words: readonly Token[] } {
  const at = tokens.findIndex(({ word }) => /^[0-9]{1,7}$/.test(word) || COUNTS.has(word) || word === 'dozen' || word === 'hundred');
  if (at < 0) return { words: tokens };
  const { word } = tokens[at] as Token;
  const number = COUNTS.get(word) ?? (word === 'dozen' ? 12 : word === 'hundred' ? 100 : Number(word));
  return { number, words: tokens.filter((_, i) => i !== at) };
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function plural(word: string): string {
  return `${word}s`;
}
