import {
  ACRONYMS,
  CODE_WORDS,
  ENGLISH,
  GRAMMATICAL,
  IDLE,
  LANGUAGES,
  LEADING,
  LINKS,
  LOCAL_WORDS,
  NUMBERED,
  PLACE_WORDS,
} from '../../data/requestWords.ts';
import { Problem, shown } from '../../kernel/problem.ts';
import type { Country } from '../../model.ts';
import { countOf } from './count.ts';
import { type Found, joinedRaw, longestRuns, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The country a request is about, and where countries are named in it. */
export interface Whereabouts {
  readonly country: Country;
  readonly mentions: readonly Found<Country>[];
}

/** By name, then by code, then by an identifier that only one country has, then by a name with a slip. */
export function placeOf(vocabulary: Vocabulary, tokens: readonly Token[], query: string): Whereabouts {
  const fields = longestRuns(tokens, (phrase) => (vocabulary.words.has(phrase) ? true : undefined));
  const locals = longestRuns(tokens, (phrase, part) =>
    isLocal(part, tokens) ? vocabulary.locals.get(phrase) : undefined,
  );
  const found =
    firstOf(namedIn(vocabulary, tokens, query)) ??
    firstOf(codesIn(vocabulary, tokens, fields)) ??
    impliedBy(locals) ??
    slippedIn(vocabulary, tokens, fields);
  if (found) return found;
  throw unresolved(query, tokens, locals[0]);
}

function firstOf(mentions: readonly Found<Country>[]): Whereabouts | undefined {
  return mentions[0] && { country: mentions[0].meaning, mentions };
}

/** The countries named, in order. One that is not covered is a problem, wherever it stands. */
function namedIn({ places }: Vocabulary, tokens: readonly Token[], query: string): readonly Found<Country>[] {
  const found = longestRuns(tokens, (phrase, part) => (isOrdinary(part) ? undefined : places.get(phrase)));
  const stranger = found.find(({ meaning }) => meaning === 'elsewhere');
  if (stranger) {
    const name = joinedRaw(tokens, stranger);
    throw new Problem(
      'unresolved',
      `no country recognised in ${shown(query)}: ${name} is not among those covered`,
    );
  }
  const named = found.flatMap(({ from, to, meaning }) =>
    typeof meaning === 'object' ? [{ from, to, meaning: meaning.country }] : [],
  );
  const lands = named.filter(({ from }) => !LANGUAGES.has((tokens[from] as Token).word));
  return lands.length > 0 ? lands : named;
}

/** Whether it is a word that is a place only with a capital. */
function isOrdinary([first, ...more]: readonly Token[]): boolean {
  return (
    first !== undefined &&
    more.length === 0 &&
    PLACE_WORDS.has(first.word) &&
    first.raw === first.raw.toLowerCase()
  );
}

function codesIn(
  { codes }: Vocabulary,
  tokens: readonly Token[],
  fields: readonly Found<true>[],
): readonly Found<Country>[] {
  return tokens.flatMap((token) => {
    const country = codes.get(token.word);
    const { at } = token;
    return country && isCode(tokens, token, fields) ? [{ from: at, to: at + 1, meaning: country }] : [];
  });
}

/** Whether a code stands for its country here and is not a word of the sentence. */
function isCode(tokens: readonly Token[], { raw, word, at }: Token, fields: readonly Found<true>[]): boolean {
  if (fields.some(({ from, to }) => from <= at && at < to && to - from > 1)) return false;
  if (!CODE_WORDS.has(word)) return true;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const next = fields.some(({ from }) => from === at + 1);
  if (raw !== raw.toUpperCase()) {
    const leads = !before || LEADING.has(before.word) || countOf(before.word) !== undefined;
    return GRAMMATICAL.has(word) && next && leads;
  }
  const link = before !== undefined && LINKS.has(before.raw);
  if (ACRONYMS.has(word)) return link;
  const previous = fields.some(({ to }) => to === at);
  const linked = link && fields.some(({ to }) => to === at - 1);
  if (isShouted(tokens)) return (!before || !after) && (previous || next) && !NUMBERED.has(word);
  if (ENGLISH.has(word)) return next || (!after && (previous || linked));
  return !before || !after || next || previous || linked;
}

function isShouted(tokens: readonly Token[]): boolean {
  return tokens.length > 1 && tokens.every(({ raw }) => raw === raw.toUpperCase());
}

/** Whether a local name stands as such: one that is a word too in capitals, none with a number behind it ("RFC 4122"). */
export function isLocal(part: readonly Token[], tokens: readonly Token[]): boolean {
  const [first] = part as readonly [Token];
  const next = tokens[first.at + part.length];
  if (next && /^[0-9]+$/.test(next.word)) return false;
  if (part.length === 1) return !LOCAL_WORDS.has(first.stem) || /^(?:[^a-z]+s?|[a-z][A-Z]+)$/.test(first.raw);
  return !part.every(({ word }) => IDLE.has(word)) || part.every(({ raw }) => /^[A-Z]/.test(raw));
}

function impliedBy(locals: readonly Found<readonly Country[]>[]): Whereabouts | undefined {
  const [country] = locals.find(({ meaning }) => meaning.length === 1)?.meaning ?? [];
  return country && { country, mentions: [] };
}

/** A country's name, or else a local name, with a slip in it: words that nothing else explains, alone or in pairs. */
function slippedIn(
  { placeSlips, localSlips }: Vocabulary,
  tokens: readonly Token[],
  fields: readonly Found<true>[],
): Whereabouts | undefined {
  const isOpen = ({ at, word }: Token) =>
    !IDLE.has(word) && !PLACE_WORDS.has(word) && !fields.some(({ from, to }) => from <= at && at < to);
  const parts = tokens.filter(isOpen).flatMap(({ at }) => [
    { from: Math.max(0, at - 1), to: at + 1 },
    { from: at, to: Math.min(tokens.length, at + 2) },
    { from: at, to: at + 1 },
  ]);
  for (const { from, to } of parts) {
    const place = placeSlips(phraseOf(tokens, from, to));
    if (typeof place === 'object') return firstOf([{ from, to, meaning: place.country }]);
  }
  for (const { from, to } of parts) {
    const [country, ...others] = localSlips(phraseOf(tokens, from, to)) ?? [];
    if (country && others.length === 0) return { country, mentions: [] };
  }
  return undefined;
}

/** Two words as a phrase; short ones are too near to too much. */
function phraseOf(tokens: readonly Token[], from: number, to: number): string {
  const phrase = tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join('');
  return to - from > 1 && phrase.length < 8 ? '' : phrase;
}

function unresolved(
  query: string,
  tokens: readonly Token[],
  local: Found<readonly Country[]> | undefined,
): Problem {
  const [first] = local?.meaning ?? [];
  if (local && first) {
    const name = joinedRaw(tokens, local);
    const names = local.meaning.map((country) => country.name).join(', ');
    return new Problem(
      'unresolved',
      `${shown(name)} is used in ${names}; name the country ("${name} ${first.name}")`,
    );
  }
  const text = shown(query);
  const hint = `name one ("${text.slice(1, -1)} Germany") or use a code-prefixed spec such as "de.iban"`;
  return new Problem('unresolved', `no country recognised in ${text}; ${hint}`);
}
