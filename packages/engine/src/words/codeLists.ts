import {
  CODE_LEADERS,
  CODE_LINKS,
  DETERMINER_CODES,
  ENGLISH_CODES,
  IDLE_WORDS,
  LIST_WORDS,
  PRONOUN_CODES,
} from '../data/requestWords.ts';
import { type Token, wordAt } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { countOf } from './numbers.ts';
import { isInside, longestRuns, type Run } from './runs.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Adds codes that are also words if they stand in a list with a code or the name of a country: "us or uk", "de/at",
 * "for us and Canada".
 */
export function withListed(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  fields: readonly Run<true>[],
  counted: readonly Run<Country>[],
): readonly Run<Country>[] {
  const codes = [...counted];
  const lands = longestRuns(
    tokens,
    (phrase) => typeof vocabulary.territoryOf(phrase) === 'object' || undefined,
  );
  const isLand = isInside(lands);
  const isCode = (at: number) => codes.some(({ from }) => from === at);
  const isCountry = (at: number) => isCode(at) || isLand(at);
  const isItem = (at: number) => {
    const word = wordAt(tokens, at);
    return !ENGLISH_CODES.has(word) && vocabulary.countryOfCode(word) !== undefined;
  };
  // Two passes, for lists that start and lists that end with such codes.
  for (const { at, word, used } of [...tokens, ...tokens].filter(({ word }) => !DETERMINER_CODES.has(word))) {
    const country = used || isCountry(at) ? undefined : vocabulary.countryOfCode(word);
    if (!country || LIST_WORDS.has(word)) continue;
    const [before, after] = [itemBefore(tokens, at), itemAfter(tokens, at)];
    const isLast = isCountry(before) && endsList(tokens, at, fields, isCode(before));
    if (isLast || ((isCountry(after) || isItem(after)) && beginsList(tokens, at, fields)))
      codes.push({ from: at, to: at + 1, meaning: country });
  }
  return codes.sort((a, b) => a.from - b.from);
}

/** Returns true if a code and a country's name are items of one list. */
export function isListedWith(
  tokens: readonly Token[],
  { from: at }: Run<unknown>,
  land: Run<unknown>,
): boolean {
  return [itemBefore(tokens, at), itemAfter(tokens, at)].some(isInside([land]));
}

/** Returns the position of the next item of a list, or -1. */
function itemAfter(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 1];
  if (!next || !(next.apart || next.joint || isLink(next))) return -1;
  const item = isLink(next) ? at + 2 : at + 1;
  return countOf(wordAt(tokens, item)) === undefined ? item : item + 1;
}

/** Returns the position of the previous item of a list. */
function itemBefore(tokens: readonly Token[], at: number): number {
  const start = countOf(wordAt(tokens, at - 1)) === undefined ? at : at - 1;
  const before = tokens[start - 1];
  if (before && isLink(before)) return start - 2;
  return tokens[start]?.apart || tokens[start]?.joint ? start - 1 : -1;
}

/** "de and fr", "de to fr" */
function isLink({ word }: Token): boolean {
  return LIST_WORDS.has(word) || word === 'to' || word === 'vs';
}

/** Returns true if a code may end a list. An article before a field does not ("dall'Italia, il nome"). */
function endsList(
  tokens: readonly Token[],
  at: number,
  fields: readonly Run<true>[],
  isBehindCode: boolean,
): boolean {
  const [{ word }, after] = [tokens[at] as Token, tokens[at + 1]];
  if (!after || after.apart) return true;
  if (LIST_WORDS.has(after.word)) return true;
  return (
    fields.some(({ from }) => from === at + 1) &&
    (isBehindCode || PRONOUN_CODES.has(word) || !IDLE_WORDS.has(word))
  );
}

/** Returns true if a code may start a list: not "give us". */
function beginsList(tokens: readonly Token[], at: number, fields: readonly Run<true>[]): boolean {
  const [{ apart }, before] = [tokens[at] as Token, tokens[at - 1]];
  return (
    !before ||
    apart ||
    before.used ||
    countOf(before.word) !== undefined ||
    [CODE_LINKS, CODE_LEADERS, LIST_WORDS].some((words) => words.has(before.word)) ||
    fields.some(({ to }) => to === at)
  );
}
