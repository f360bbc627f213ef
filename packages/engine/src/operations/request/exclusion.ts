import { ALL_BUT, EXCLUDED, EXCLUDING, NO_LEADERS, NOT_BEFORE } from '../../data/conditionWords.ts';
import {
  EXCLUDED_ABROAD,
  EXCLUDING_ABROAD,
  EXCLUSION_LINKS,
  NOT_OF_A_FIELD,
} from '../../data/negationWords.ts';
import { IDLE_WORDS, WITHOUT_WORDS, wordSet } from '../../data/requestWords.ts';
import { fold, list } from '../../kernel/text.ts';
import { phrasesOf } from './phrases.ts';
import type { Run } from './runs.ts';
import { inSentence, type Token, wordAt } from './tokens.ts';

/**
 * The words before or behind a run that leave it out: "not from" Lagos, "without an" IBAN, women "excluded"; none if
 * it is wanted, or if one of them names something: a Canadian SIN.
 */
export function exclusion(
  tokens: readonly Token[],
  run: Run<unknown>,
  isName: (token: Token) => boolean = () => false,
): readonly Token[] {
  const before = wordsBefore(tokens, run);
  const words = before.length > 0 ? before : wordsBehind(tokens, run);
  return words.some(isName) ? [] : words;
}

/** The word before a field that leaves it out and is something else elsewhere: "less the IBAN", "null phone". */
export function fieldExclusion(tokens: readonly Token[], { from }: Run<unknown>): readonly Token[] {
  const at = wordAt(tokens, from - 1) === 'the' ? from - 2 : from - 1;
  const token = tokens[at];
  const isLeft = token && !token.used && !(tokens[from] as Token).apart && NOT_OF_FIELD.test(token.word);
  return isLeft ? [token] : [];
}

function wordsBehind(tokens: readonly Token[], { to }: Run<unknown>): readonly Token[] {
  const next = tokens.slice(to, to + MOST_WORDS);
  const end = next.findIndex(({ used, apart }) => used || apart);
  const rest = end < 0 ? next : next.slice(0, end);
  const goesOn = next[end] && !next[end].apart ? ' |' : '';
  const [words] = EXCLUDED_START.exec(`${rest.map(({ word }) => word).join(' ')}${goesOn} `) ?? [];
  return words === undefined ? [] : rest.slice(0, words.trim().split(' ').length);
}

function wordsBefore(tokens: readonly Token[], { from }: Run<unknown>): readonly Token[] {
  if (!tokens[from - 1]?.used && ALL_BUT_END.test(lineBefore(tokens, from)))
    return tokens.slice(from - 1, from);
  for (let at = from - 1; at >= Math.max(0, from - MOST_WORDS); at--) {
    const { word, used } = tokens[at] as Token;
    if (used || tokens[at + 1]?.apart) return [];
    // "never without an IBAN"
    if (WITHOUT_WORDS.has(word) && NEVER.has(wordAt(tokens, at - 1))) return [];
    const words = EXCLUDING_END.exec(lineBefore(tokens, at + 1))?.[0]
      .trim()
      .split(' ');
    if (words) return tokens.slice(at + 1 - words.length, from);
    if (!(IDLE_WORDS.has(word) || EXCLUDED_LINKS.has(word)) || NOT_BEFORE.has(word)) return [];
  }
  return [];
}

/** The most words that such a phrase and the idle ones behind it have. */
const MOST_WORDS = 4;

const EXCLUDING_END = new RegExp(
  fold(` (?:${EXCLUDING}|${EXCLUDING_ABROAD}|(?<=^ |, | (?:${NO_LEADERS}) )no)$`),
);
const EXCLUDED_START = new RegExp(fold(`^(?:${EXCLUDED}|${EXCLUDED_ABROAD}) `));
const NOT_OF_FIELD = new RegExp(`^(?:${NOT_OF_A_FIELD})$`);
/** What may stand between an exclusion and what is left out. */
export const EXCLUDED_LINKS: ReadonlySet<string> = new Set(phrasesOf(list(EXCLUSION_LINKS)));
const ALL_BUT_END = new RegExp(` (?:${ALL_BUT})$`);

/** Some words before a token in one line, as they are compared: ` all fields, but the`. */
function lineBefore(tokens: readonly Token[], to: number): string {
  return tokens
    .slice(Math.max(0, to - 2 * MOST_WORDS), to)
    .map((token) => `${token.apart ? ',' : ''} ${inSentence(token)}`)
    .join('');
}

const NEVER = wordSet('never not nie jamais nunca mai');
