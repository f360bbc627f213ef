import type { Country } from './country.ts';
import {
  ACRONYMS,
  CODE_WORDS,
  COUNTS,
  ENGLISH,
  GRAMMATICAL,
  IDLE,
  INSTEAD,
  LANGUAGES,
  LEADING,
  LOCAL_WORDS,
  NUMBERED,
  ORDINALS,
  PLACE_WORDS,
  UNITS,
  WHOLE,
} from './data/requestWords.ts';
import { Problem, shown } from './problem.ts';
import { compileSelector, type World } from './spec.ts';
import { type Found, longestRuns, type Token, tokensOf } from './tokens.ts';
import { ownWordsOf, sharedField, type Vocabulary, vocabularyOf } from './vocabulary.ts';

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

/**
 * Turns a request in words to a spec; without a country it is a problem with a hint. One request is one
 * spec: of several countries the first named counts, with the fields that stand nearer to it than to another.
 */
export function resolve(world: World, query: unknown): Resolution {
  if (typeof query !== 'string' || query.trim() === '') {
    throw new Problem('bad', 'q must be a request in words, such as "german iban" or "ke.phone"');
  }
  if (query.length > 500) throw new Problem('bad', 'q must be at most 500 characters');
  const exact = exactSpec(world, query);
  if (exact) return exact;
  const vocabulary = vocabularyOf(world);
  const tokens = tokensOf(query, vocabulary.unspaced);
  const { country, mentions } = findCountry(vocabulary, tokens, query);
  for (const { from, to } of mentions) for (const token of tokens.slice(from, to)) token.used = true;
  const asked = findSelectors(vocabulary, country, tokens, mentions);
  const n = findCount(tokens);
  const common = { query, ok: true, country: country.code, ...(n === undefined ? {} : { n }) } as const;
  if (asked.length > 1) return { ...common, spec: `${country.code}.person`, field: null, fields: asked };
  const selector = asked[0] ?? 'person';
  return {
    ...common,
    spec: `${country.code}.${selector}`,
    field: country.fields.has(selector) ? selector : null,
  };
}

/** `ke.phone`, `ke/phone` and `de.preset:kyc` stand for themselves, with the names resolved. */
function exactSpec({ countries }: World, query: string): Resolution | undefined {
  const match = /^\s*([a-z]{2})[./]([a-z][\w:-]*)\s*$/i.exec(query);
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

interface Home {
  readonly country: Country;
  /** Where places are named. */
  readonly mentions: readonly Found<Country>[];
}

/** The country: by name, then by code, then by an identifier that it alone has, then by a name with a slip. */
function findCountry(vocabulary: Vocabulary, tokens: readonly Token[], query: string): Home {
  const named = namedPlaces(vocabulary, tokens, query);
  if (named[0]) return { country: named[0].meaning, mentions: named };
  const fields = longestRuns(tokens, (phrase) => (vocabulary.words.has(phrase) ? true : undefined));
  const coded = tokens.filter((token) => isCode(vocabulary, tokens, token, fields));
  const mentions = coded.map(({ at, word }) => ({
    from: at,
    to: at + 1,
    meaning: vocabulary.codes.get(word) as Country,
  }));
  if (mentions[0]) return { country: mentions[0].meaning, mentions };
  const shouted = isShouted(tokens);
  const locals = longestRuns(tokens, (phrase, part) =>
    isLocal(part, tokens, shouted) ? vocabulary.locals.get(phrase) : undefined,
  );
  for (const { meaning } of locals)
    if (meaning.length === 1) return { country: meaning[0] as Country, mentions: [] };
  const open = tokens.filter(
    ({ at, word }) => !IDLE.has(word) && !fields.some(({ from, to }) => from <= at && at < to),
  );
  for (const { at, word } of open) {
    const place = vocabulary.placeSlips(word);
    if (typeof place === 'object')
      return { country: place.country, mentions: [{ from: at, to: at + 1, meaning: place.country }] };
  }
  for (const { word } of open) {
    const [owner, ...others] = vocabulary.localSlips(word) ?? [];
    if (owner && others.length === 0) return { country: owner, mentions: [] };
  }
  throw unresolved(query, tokens, locals[0]);
}

function unresolved(
  query: string,
  tokens: readonly Token[],
  local: Found<readonly Country[]> | undefined,
): Problem {
  const [first] = local?.meaning ?? [];
  if (local && first) {
    const name = tokens
      .slice(local.from, local.to)
      .map(({ raw }) => raw)
      .join(' ');
    const names = local.meaning.map((country) => country.name).join(', ');
    return new Problem(
      'unresolved',
      `${shown(name)} is used in ${names}; name the country ("${name} ${first.name}") or use a spec such as "${first.code}.id"`,
    );
  }
  const text = shown(query);
  return new Problem(
    'unresolved',
    `no country recognised in ${text}; name one ("${text.slice(1, -1)} Germany") or use a code-prefixed spec such as "de.iban"`,
  );
}

/** The countries named, in order. One that is not covered is a problem, wherever it stands. */
function namedPlaces(
  { places }: Vocabulary,
  tokens: readonly Token[],
  query: string,
): readonly Found<Country>[] {
  const found = longestRuns(tokens, (phrase, [first, ...more]) =>
    first && more.length === 0 && PLACE_WORDS.has(first.word) && first.raw === first.raw.toLowerCase()
      ? undefined
      : places.get(phrase),
  );
  const stranger = found.find(({ meaning }) => meaning === 'elsewhere');
  if (stranger) {
    const name = tokens
      .slice(stranger.from, stranger.to)
      .map(({ raw }) => raw)
      .join(' ');
    throw new Problem(
      'unresolved',
      `no country recognised in ${shown(query)}: ${name} is not among those covered, see the list of countries`,
    );
  }
  const named = found.flatMap(({ from, to, meaning }) =>
    typeof meaning === 'object' ? [{ from, to, meaning: meaning.country }] : [],
  );
  const lands = named.filter(({ from }) => !LANGUAGES.has((tokens[from] as Token).word));
  return lands.length > 0 ? lands : named;
}

function isShouted(tokens: readonly Token[]): boolean {
  return tokens.length > 1 && tokens.every(({ raw }) => raw === raw.toUpperCase());
}

/** Whether a short word is a country's code here, and not a word of the sentence. */
function isCode(
  { codes }: Vocabulary,
  tokens: readonly Token[],
  { raw, word, at }: Token,
  fields: readonly Found<true>[],
): boolean {
  if (!codes.has(word) || fields.some(({ from, to }) => from <= at && at < to && to - from > 1)) return false;
  if (!CODE_WORDS.has(word)) return true;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const next = fields.some(({ from }) => from === at + 1);
  if (raw !== raw.toUpperCase()) {
    return (
      GRAMMATICAL.has(word) &&
      next &&
      (!before || LEADING.has(before.word) || countOf(before.word) !== undefined)
    );
  }
  if (ACRONYMS.has(word)) return before?.raw === 'in' || before?.raw === 'from';
  const previous = fields.some(({ to }) => to === at);
  const linked = before !== undefined && ['in', 'from', 'for', 'of'].includes(before.raw);
  if (isShouted(tokens)) return (!before || !after) && (previous || next) && word !== 'no';
  if (ENGLISH.has(word)) return next || (!after && (previous || linked));
  return !before || !after || next || previous || linked;
}

/** Whether a local name stands as such: one that is a word too in capitals, none with a number behind it ("RFC 4122"). */
function isLocal(part: readonly Token[], tokens: readonly Token[], shouted: boolean): boolean {
  const [first] = part as readonly [Token];
  const next = tokens[first.at + part.length];
  if (next && /^[0-9]+$/.test(next.word)) return false;
  if (part.length === 1)
    return (
      !LOCAL_WORDS.has(first.stem) ||
      (first.raw.slice(0, 2) !== first.raw.slice(0, 2).toLowerCase() && isCapitals(first.raw)) ||
      shouted
    );
  return !part.every(({ word }) => IDLE.has(word)) || part.every(({ raw }) => /^[A-Z]/.test(raw));
}

/** Capitals, but for the `s` of a plural. */
function isCapitals(raw: string): boolean {
  return /^[^a-z]+s?$/.test(raw) || /^[a-z][A-Z]+$/.test(raw);
}

interface Selected {
  readonly at: number;
  readonly selectors: readonly string[];
}

/** The selectors named, in the order of the words: one record or preset, or fields. */
function findSelectors(
  vocabulary: Vocabulary,
  country: Country,
  tokens: readonly Token[],
  mentions: readonly Found<Country>[],
): readonly string[] {
  const rest = tokens.filter((token) => !token.used);
  const found = [...selected(vocabulary, country, rest)].sort((a, b) => a.at - b.at);
  const near = nearest(country, mentions, found);
  const named = [...new Set((near.length > 0 ? near : found).flatMap(({ selectors }) => selectors))];
  const records = named.filter(
    (selector) => !country.fields.has(selector) && !selector.startsWith('part of ') && selector !== 'person',
  );
  const record = records.find((selector) => selector !== 'full') ?? records[0];
  if (record) return [record];
  const fields = named.filter((selector) => country.fields.has(selector));
  if (fields.length > 0) return fields;
  const part = named.find((selector) => selector.startsWith('part of '));
  if (part) return [part.slice('part of '.length)];
  return rest.some(({ word }) => WHOLE.has(word)) ? ['full'] : named;
}

/** What the words name, exactly or with a slip; phrases before single words. Marks the tokens used. */
function selected(vocabulary: Vocabulary, country: Country, rest: readonly Token[]): readonly Selected[] {
  const { meanings, slips } = ownWordsOf(country);
  const found: Selected[] = [];
  const take = (at: number, size: number, selectors: readonly string[]) => {
    found.push({ at: (rest[at] as Token).at, selectors });
    for (const token of rest.slice(at, at + size)) token.used = true;
  };
  const isOpen = ({ word, stem, used }: Token) =>
    !used &&
    !IDLE.has(word) &&
    !meanings.has(word) &&
    !meanings.has(stem) &&
    !vocabulary.words.has(word) &&
    countOf(word) === undefined;
  for (const { from, to, meaning } of longestRuns(rest, (phrase, part) =>
    part.length > 1 ? meanings.get(phrase) : undefined,
  )) {
    take(from, to - from, meaning);
  }
  for (let size = 4; size > 0; size--) {
    if (size === 1) {
      for (const [at, token] of rest.entries()) {
        if (token.used || (IDLE.has(token.word) && !/^[A-Z]{3,}$/.test(token.raw)) || (ORDINALS.has(token.word) && rest[at - 1]?.word === 'the'))
          continue;
        const meaning = meanings.get(token.word) ?? meanings.get(token.stem);
        if (meaning) take(at, 1, meaning);
      }
    }
    for (let at = 0; at + size <= rest.length; at++) {
      const part = rest.slice(at, at + size);
      if (part.some(({ used }) => used) || !part.some(isOpen)) continue;
      const meaning =
        slips(part.map(({ word }) => word).join('')) ??
        (size === 1 ? slips((part[0] as Token).stem) : undefined);
      if (meaning) take(at, size, meaning);
    }
  }
  return [...found, ...missing(vocabulary, country, rest, found.length > 0)];
}

/** Fields that are named and that the country does not have: what stands in for them, or a problem. */
function missing(
  { abroad }: Vocabulary,
  country: Country,
  rest: readonly Token[],
  any: boolean,
): readonly Selected[] {
  const runs = longestRuns(rest, (phrase, part) => {
    if (part.length === 1 && IDLE.has((part[0] as Token).word)) return undefined;
    return sharedField(phrase) ?? (any || !isLocal(part, rest, false) ? undefined : abroad.get(phrase));
  });
  return runs.map(({ from, to, meaning }) => {
    const at = (rest[from] as Token).at;
    const stead = INSTEAD.get(meaning);
    if (country.fields.has(meaning) || meaning === 'company') return { at, selectors: [meaning] };
    if (country.company.has(meaning)) return { at, selectors: ['company'] };
    if (stead !== undefined && country.fields.has(stead)) return { at, selectors: [stead] };
    const name = rest
      .slice(from, to)
      .map(({ raw }) => raw)
      .join(' ');
    throw new Problem(
      'unresolved',
      `${country.name} has no ${shown(name)}; its fields are ${[...country.fields.keys()].join(', ')}`,
    );
  });
}

/** Of several countries' fields, those that stand nearest to a mention of this one; halfway, in the order the request began with. */
function nearest(
  country: Country,
  mentions: readonly Found<Country>[],
  found: readonly Selected[],
): readonly Selected[] {
  if (new Set(mentions.map(({ meaning }) => meaning)).size < 2) return found;
  const trailing = (found[0]?.at ?? 0) < (mentions[0]?.from ?? 0);
  return found.filter(({ at }) => {
    const gap = ({ from, to }: Found<Country>) =>
      at < from ? from - at - (trailing ? 0.5 : 0) : at - to + 1 - (trailing ? 0 : 0.5);
    const [closest] = [...mentions].sort((a, b) => gap(a) - gap(b));
    return closest?.meaning === country;
  });
}

/** A number that stands alone says how many. */
function findCount(tokens: readonly Token[]): number | undefined {
  for (const { at, word, used } of tokens) {
    const count = used ? undefined : countOf(word);
    if (count === undefined) continue;
    const before = tokens[at - 1]?.word ?? '';
    const after = tokens[at + 1]?.word ?? '';
    if (UNITS.has(after) || (/^[0-9]/.test(word) && NUMBERED.has(before))) continue;
    const more = countOf(after);
    if (more === undefined)
      return before === 'half' && word === 'dozen'
        ? 6
        : count === 12 && before === 'half'
          ? 6
          : after === 'dozen'
            ? count * 12
            : count;
    return more === 12 || more >= 100
      ? count * more
      : count >= 20 && count % 10 === 0 && more < 10
        ? count + more
        : count;
  }
  return undefined;
}

function countOf(word: string): number | undefined {
  const digits = /^x?([0-9]{1,7})(x|k)?$/.exec(word);
  return digits ? Number(digits[1]) * (digits[2] === 'k' ? 1000 : 1) : COUNTS.get(word);
}
