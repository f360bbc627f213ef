import { AMOUNT_WORDS, MONTHS } from '../data/conditionWords.ts';
import {
  CONTAINER_WORDS,
  COUNT_BOUNDS,
  FOR_WORDS,
  HAVING_WORDS,
  IDLE_WORDS,
  LIST_WORDS,
  NOT_AFTER_ONE,
  NOT_BEFORE_ONE,
  NUMBERED_CITIES,
  NUMBERED_WORDS,
  ORDINAL_WORDS,
  PARENT_WORDS,
  ROW_WORDS,
  SEED_LEADERS,
  UNIT_WORDS,
  wordSet,
} from '../data/requestWords.ts';
import { type Token, wordAt } from '../lexicon/tokens.ts';
import { isAdult } from './ageBand.ts';
import { countOf } from './numbers.ts';
import { phraseOf, type Run } from './runs.ts';

/** The meanings of phrases, because a long number after one may be its value. */
interface Valued {
  readonly isField: (phrase: string) => boolean;
  readonly isCity: (word: string) => boolean;
  /** Returns true if a word has a meaning. */
  readonly isKnown: (token: Token) => boolean;
}

/** Returns the number of rows: the first number that counts things. Marks its tokens as used. */
export function rowCountIn(
  tokens: readonly Token[],
  numbers: readonly Run<number>[],
  valued: Valued,
): { n?: number } {
  takeFor(tokens);
  const isExplicit = ({ from }: Run<number>) =>
    /^x[0-9]/.test((tokens[from] as Token).word) || wordAt(tokens, from - 1) === 'n';
  const counted =
    [...numbers.filter(isExplicit), ...numbers].find(
      (run) => counts(tokens, run) && !isValue(tokens, run, valued) && !isOfUnknown(tokens, run, valued),
    ) ?? oneIn(tokens);
  if (!counted) return {};
  const { from, to, meaning: count } = counted;
  for (const token of tokens.slice(from, to)) token.used = true;
  takeOrdinal(tokens, from);
  const half = tokens[wordAt(tokens, from - 1) === 'a' ? from - 2 : from - 1];
  if (half && HALF.has(half.word)) {
    half.used = true;
    return { n: count / 2 };
  }
  const { size = 0, more = 0 } = boundBefore(tokens, from) ?? {};
  for (const token of tokens.slice(from - size, from)) token.used = true;
  return { n: count + more };
}

/** "data 4 testing", but "give me 4 testing accounts" */
function takeFor(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const [before, next] = [wordAt(tokens, token.at - 1), wordAt(tokens, token.at + 1)];
    const isThing = before !== '' && (!IDLE_WORDS.has(before) || ROW_WORDS.has(before));
    if (token.raw === '4' && isThing && FOR_WORDS.has(next)) token.used = true;
  }
}

const HALF = wordSet('half halbe halbes halben meia media medio mezza mezzo demi yarim pol');

/** "one german iban": not "the one", "one of them" or "Capital One". */
function oneIn(tokens: readonly Token[]): Run<number> | undefined {
  const one = tokens.find(({ at, raw, word, used, apart }) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (word !== 'one' || used || !next || next.joint || next.apart || isOfUnit(next.word)) return false;
    if (NOT_AFTER_ONE.has(next.word) || (before && raw !== word)) return false;
    return !before || apart || (IDLE_WORDS.has(before.word) && !NOT_BEFORE_ONE.has(before.word));
  });
  return one && { from: one.at, to: one.at + 1, meaning: 1 };
}

/** "the first 3", but not "first and last, 3 of them". */
function takeOrdinal(tokens: readonly Token[], from: number): void {
  const before = tokens[from - 1];
  if (!before || (tokens[from] as Token).apart || LIST_WORDS.has(wordAt(tokens, from - 2))) return;
  before.used ||= ORDINAL_WORDS.has(before.word);
}

/** Words that a hyphen joins to a count: "a 100-row file", but not "the 11-test". */
const COUNTED = wordSet(
  'row rows record records line lines entry entries item items people person persons user users customer customers',
);

/** Words for rows, which always count: "customers with 100 rows". */
const ROWS = wordSet(
  'row rows record records lines entries zeilen datensatze lignes filas linhas righe rijen wierszy rader satir',
);

/** A number that counts only as the first word. */
const YEAR = /^(?:19|20)[0-9]{2}$/;

/** Returns true if a number counts things. It may be part of something else: "page 2", "16 digits", "with 2 cards". */
function counts(tokens: readonly Token[], { from, to }: Run<number>): boolean {
  const { word, used, apart, joint } = tokens[from] as Token;
  const isOfDate = tokens[from - 1]?.figure || tokens[to]?.figure;
  if (used || ((from > 0 || isOfDate) && YEAR.test(word)) || isOfUnit(wordAt(tokens, to))) return false;
  const bound = boundBefore(tokens, from);
  const start = from - (bound?.size ?? 0);
  const before = tokens[from - 1];
  const next = tokens[to];
  const isHad = HAVING_WORDS.has(wordAt(tokens, start - 1)) && !ROWS.has(next?.word ?? '');
  if (isHad && !isContainer(tokens[start - 2])) return false;
  if ((before && (isCurrencyToken(before) || isMonth(before))) || (next && isMonth(next))) return false;
  // "1000 KES by M-Pesa", but "5 EUR accounts"
  if (next && isCurrencyToken(next) && !/[^s]s$/.test(wordAt(tokens, to + 1))) return false;
  // "people from Spain, not 30", but "why not 30 people"
  if (before?.word === 'not' && (next?.apart ?? true)) return false;
  // "415 area code"
  if (next?.word === 'area' && wordAt(tokens, to + 1) === 'code' && /^[2-9][0-9]{2}$/.test(word))
    return false;
  // "in two lines"
  if (next?.word === 'lines' && LINE_LINKS.has(before?.word ?? '')) return false;
  // "in groups of four", "mum of two"
  const { word: whole = '', stem = '' } = tokens[from - 2] ?? {};
  if (before?.word === 'of' && (GROUPS.has(whole) || PARENT_WORDS.has(stem))) return false;
  if (next?.joint && !COUNTED.has(next.word) && countOf(next.word) === undefined) return false;
  // "QA-345", "UTF-8"
  const isJoined = joint && before && before.word !== 'top' && !HALF.has(before.word);
  if (isJoined && countOf(before.word) === undefined) return false;
  if (!before || apart || !/^[0-9]/.test(word) || (bound && start === 0)) return true;
  // "area code 212", "error code 17", but "zip code 10"
  if (before.word === 'code') return word.length < 3 && !FAILING.has(wordAt(tokens, from - 2));
  return !NUMBERED_WORDS.has(before.word) && !(before.word === 'seed' && isSeed(tokens, from, to));
}

/** "KES 1000" */
export function isCurrencyToken({ raw, word }: Pick<Token, 'raw' | 'word'>): boolean {
  return raw === raw.toUpperCase() && CURRENCIES.has(word);
}

const CURRENCIES: ReadonlySet<string> = new Set(AMOUNT_WORDS.codes.split('|'));

/** "24 December", but "sept IBAN français". */
function isMonth({ word }: Token): boolean {
  return word.length > 4 && MONTH.test(word);
}

const MONTH = new RegExp(`^(?:${MONTHS})$`);

/** Dublin has that many; Paris, Vienna, Prague and Budapest have fewer. */
const MOST_DISTRICTS = 24;

/**
 * Returns true if a number is a city's district or postcode, or the value of the field before it: "postcode 10115",
 * but "iban 1000 rows".
 */
function isValue(
  tokens: readonly Token[],
  { from, to, meaning }: Run<number>,
  { isField, isCity }: Valued,
): boolean {
  const [before, next] = [tokens[from - 1], tokens[to]];
  // "someone in Dublin 4", "Dublin 4 address", but "Dublin 4 ibans"
  const isLast = !next || next.apart || next.word === 'address';
  if (isLast && meaning <= MOST_DISTRICTS && NUMBERED_CITIES.has(before?.word ?? '')) return true;
  if (meaning < 1000) return false;
  // "10115 Berlin", "Paris 75001", "Austin TX 78701"
  const beside = [before, next, /^[A-Z]{2}$/.test(before?.raw ?? '') ? tokens[from - 2] : undefined];
  if (meaning % 100 > 0 && beside.some((each) => each && isCity(each.word))) return true;
  if (!before) return false;
  const isNamed = [1, 2].some((size) => isField(phraseOf(tokens.slice(Math.max(0, from - size), from))));
  if (!isNamed) return false;
  return !next || !(isField(next.stem) || ROW_WORDS.has(next.word) || ROWS.has(next.word));
}

/** "w latach 80, Polska": a number that may be an age, after unknown words. */
function isOfUnknown(
  tokens: readonly Token[],
  { from, to, meaning }: Run<number>,
  { isField, isKnown }: Valued,
): boolean {
  const [number, before, next] = [tokens[from] as Token, tokens[from - 1], tokens[to]];
  if (!isAdult(`${meaning}`) || !before || number.apart || before.used || isKnown(before)) return false;
  if ([2, 3].some((size) => isField(phraseOf(tokens.slice(Math.max(0, from - size), from))))) return false;
  return !next || next.apart || (!next.used && !isKnown(next));
}

function isContainer(token: Token | undefined): boolean {
  return !token || token.used || CONTAINER_WORDS.has(token.word);
}

function isOfUnit(next: string): boolean {
  return UNIT_WORDS.has(next) || next === 'percent';
}

/**
 * Returns true if the word before a number means a seed, not a verb: "with seed 42", "seed 42 germany", but "seed 5
 * users".
 */
function isSeed(tokens: readonly Token[], from: number, to: number): boolean {
  if (SEED_LEADERS.has(wordAt(tokens, from - 2)) || tokens[to]?.apart) return true;
  return !tokens.slice(to).some(({ word, stem }) => word !== stem || COUNTED.has(word));
}

/** Returns the words before a number that make it a bound: their number, and the amount to add. */
function boundBefore(tokens: readonly Token[], from: number): { size: number; more: number } | undefined {
  for (const size of [3, 2, 1].filter((each) => each <= from)) {
    const part = tokens.slice(from - size, from);
    const more = COUNT_BOUNDS.get(part.map(({ word }) => word).join(' '));
    if (more !== undefined && part.every(({ used }) => !used)) return { size, more };
  }
  return undefined;
}

const FAILING = wordSet('error exit status response return with');
const GROUPS = wordSet('groups blocks chunks');
const LINE_LINKS = wordSet('in on over');
