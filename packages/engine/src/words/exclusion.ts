import { ALL_BUT, EXCLUDED, EXCLUDING, NO_LEADERS, NOT_BEFORE, NOT_WORDS } from '../data/conditionWords.ts';
import {
  EXCLUDED_ELSE,
  EXCLUDING_ELSE,
  LEAVING_OUT,
  NOBODY,
  NOT_DOING,
  NOT_ONLY,
  NOT_ONLY_AROUND,
  PEOPLE_BETWEEN,
} from '../data/negationPhrases.ts';
import { EXCLUDED_ABROAD, EXCLUDING_ABROAD, EXCLUSION_LINKS, NOT_OF_A_FIELD } from '../data/negationWords.ts';
import { IDLE_WORDS, INSTEAD_WORDS, RECORD_WORDS, wordSet } from '../data/requestWords.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import { fold, list } from '../kernel/text.ts';
import { phrasesOf } from '../lexicon/phrases.ts';
import { inSentence, type Token, wordAt } from '../lexicon/tokens.ts';
import type { Run } from './runs.ts';

/**
 * Returns the words before or after a run that exclude it: "not from" Lagos, "without an" IBAN, women "excluded".
 * Empty if the run is not excluded, or if one of the words names something: a Canadian SIN.
 */
export function exclusion(
  tokens: readonly Token[],
  run: Run<unknown>,
  { isName = () => false, ...between }: Between & { readonly isName?: (token: Token) => boolean } = {},
): readonly Token[] {
  const before = wordsBefore(tokens, run, between);
  if (isCancelled(tokens, before, between)) return [];
  const words = before.length > 0 ? before : wordsBehind(tokens, run);
  return words.some(isName) ? [] : words;
}

/** The words that may stand between an exclusion and the run, besides idle words, and their maximum number. */
interface Between {
  readonly isLink?: (token: Token) => boolean;
  readonly most?: number;
}

/** Returns true if a word means people, who may stand in between: "no customers from" Lagos. */
export function isPersonWord({ word, stem }: Token): boolean {
  return PEOPLE().has(word) || PEOPLE().has(stem);
}

const PEOPLE = onFirstUse(
  () =>
    new Set(
      phrasesOf([
        ...[...RECORD_WORDS].flatMap(([word, record]) => (record === 'person' ? word : [])),
        ...list(PEOPLE_BETWEEN),
      ]),
    ),
);

/** Returns the words that make a run no condition, because others are wanted too: "not only" women. */
export function notOnly(tokens: readonly Token[], run: Run<unknown>): readonly Token[] {
  const { from, to } = run;
  const next = tokens[to];
  if (next && NOT_ONLY_BEHIND.test(next.word) && NOT_ONLY_BEFORE.test(lineBefore(tokens, from)))
    return [tokens[from - 1] as Token, next];
  return phraseBefore(tokens, run, NOT_ONLY_END);
}

/**
 * Returns the word before a field that excludes it here, but means something else elsewhere: "less the IBAN", "null
 * phone".
 */
export function fieldExclusion(tokens: readonly Token[], { from }: Run<unknown>): readonly Token[] {
  const at = wordAt(tokens, from - 1) === 'the' ? from - 2 : from - 1;
  const token = tokens[at];
  const isLeft = token && !token.used && !(tokens[from] as Token).apart && NOT_OF_FIELD.test(token.word);
  // "a non-empty email"
  return isLeft && !NOT_AT_ALL.has(wordAt(tokens, at - 1)) ? [token] : [];
}

function wordsBehind(tokens: readonly Token[], { to }: Run<unknown>): readonly Token[] {
  const next = tokens.slice(to, to + MOST_WORDS);
  const end = next.findIndex(({ used, apart }) => used || apart);
  const rest = end < 0 ? next : next.slice(0, end);
  const goesOn = next[end] && !next[end].apart ? ' |' : '';
  const [words] = EXCLUDED_START.exec(`${rest.map(({ word }) => word).join(' ')}${goesOn} `) ?? [];
  return words === undefined ? [] : rest.slice(0, words.trim().split(' ').length);
}

function wordsBefore(tokens: readonly Token[], run: Run<unknown>, between: Between): readonly Token[] {
  const { from } = run;
  if (!tokens[from - 1]?.used && ALL_BUT_END.test(lineBefore(tokens, from)))
    return tokens.slice(from - 1, from);
  return phraseBefore(tokens, run, EXCLUDING_END, between);
}

/** "do not omit the" IBAN, "nobody without a" phone; but "no quiero ningún" hombre. */
function isCancelled(tokens: readonly Token[], [first]: readonly Token[], between: Between): boolean {
  if (!first || !LEAVING.test(first.word)) return false;
  const start = { from: first.at, to: first.at, meaning: undefined };
  return phraseBefore(tokens, start, DENYING_END, between).length > 0;
}

/** Returns the words of a phrase before a run, with only idle words and links between them: "no clients of our". */
function phraseBefore(
  tokens: readonly Token[],
  { from }: Run<unknown>,
  end: RegExp,
  { isLink = isPersonWord, most = MOST_WORDS }: Between = {},
): readonly Token[] {
  let first = Math.max(0, from - most);
  let isInstead = false;
  let isOfPeople = false;
  for (let at = from - 1; at >= first; at--) {
    const token = tokens[at] as Token;
    const { word, used } = token;
    if (used || tokens[at + 1]?.apart) return [];
    const words = end
      .exec(lineBefore(tokens, at + 1))?.[0]
      .trim()
      .split(' ');
    if (words) return tokens.slice(at + 1 - words.length, from);
    // "no real customers from" Berlin
    if (isOfPeople && REAL.has(word)) return [];
    // "not customers but German" companies
    const isPerson = isLink(token) && !isInstead;
    isOfPeople ||= isPerson;
    const isIdle = IDLE_WORDS.has(word) && !isPerson;
    if (NOT_BEFORE.has(word) || !(isIdle || isPerson || EXCLUDED_LINKS.has(word))) return [];
    if (!isIdle) first = Math.max(0, first - 1);
    isInstead ||= INSTEAD_WORDS.has(word);
  }
  return [];
}

/** Maximum number of words in such a phrase and the idle words after it. */
const MOST_WORDS = 4;

const NO = `(?<=^ |, | (?:${NO_LEADERS}) )no`;
const EXCLUDING_END = new RegExp(
  fold(` (?:${NOT_DOING}|${NOBODY}|${EXCLUDING_ELSE}|${EXCLUDING}|${EXCLUDING_ABROAD}|${NO})$`),
);
const EXCLUDED_START = new RegExp(fold(`^(?:${EXCLUDED_ELSE}|${EXCLUDED}|${EXCLUDED_ABROAD}) `));
/** Words that exclude, but not after a negation. */
const LEAVING = new RegExp(`^(?:${LEAVING_OUT})$`);
const DENYING_END = new RegExp(fold(` (?:${NOBODY}|${NOT_WORDS}|${NO}|kein\\w*|jamais|nunca|mai)$`));
const NOT_ONLY_END = new RegExp(fold(` (?:${NOT_ONLY})$`));
const NOT_ONLY_BEFORE = new RegExp(fold(` (?:${NOT_ONLY_AROUND.before})$`));
const NOT_ONLY_BEHIND = new RegExp(fold(`^(?:${NOT_ONLY_AROUND.behind})$`));
const NOT_OF_FIELD = new RegExp(`^(?:${NOT_OF_A_FIELD})$`);
/** Words that may stand between an exclusion and its subject. */
export const EXCLUDED_LINKS: ReadonlySet<string> = new Set(phrasesOf(list(EXCLUSION_LINKS)));
const ALL_BUT_END = new RegExp(` (?:${ALL_BUT})$`);

/** Returns some words before a token as one line for patterns: ` all fields, but the`. */
function lineBefore(tokens: readonly Token[], to: number): string {
  return tokens
    .slice(Math.max(0, to - 2 * MOST_WORDS), to)
    .map((token) => `${token.apart ? ',' : ''} ${inSentence(token)}`)
    .join('');
}

const NOT_AT_ALL = wordSet('non not never no nicht');
const REAL = wordSet('real actual genuine existing production');
