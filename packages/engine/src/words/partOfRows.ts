import { RECORD_WORDS, ROW_WORDS, wordSet } from '../data/requestWords.ts';
import { Problem } from '../kernel/problem.ts';
import { type Token, wordAt } from '../lexicon/tokens.ts';
import type { Run } from './runs.ts';

/**
 * Refuses a condition on some of the rows, because all rows have the same conditions: "10 customers, 5 of them over
 * 60", "10 customers, one from Rome".
 */
export function refusePart(tokens: readonly Token[], numbers: readonly Run<number>[]): void {
  const ones = tokens.flatMap(({ at, word }) =>
    word === 'one' ? [{ from: at, to: at + 1, meaning: 1 }] : [],
  );
  const some = tokens.flatMap(({ at, word }) =>
    SOME.has(word) ? [{ from: at, to: at + 1, meaning: 0 }] : [],
  );
  const isPart = (run: Run<number>) =>
    (isOfThem(tokens, run) || isSaidOfSome(tokens, run)) && isBehindCount(tokens, numbers, run);
  if ([...numbers, ...ones, ...some].some(isPart))
    throw new Problem(
      'unresolved-request',
      'a request describes all rows alike; ask for rows that differ separately',
    );
}

/** "5 of them over 60", but not "german ibans, 5 of them" */
function isOfThem(tokens: readonly Token[], { to }: Run<number>): boolean {
  const next = tokens[to + 2];
  return wordAt(tokens, to) === 'of' && THEM.has(wordAt(tokens, to + 1)) && !!next && !next.apart;
}

/** ", one from Rome", "incl. one aged 30", ", two without email" */
function isSaidOfSome(tokens: readonly Token[], { from, to }: Run<number>): boolean {
  const next = tokens[to];
  if (!next || next.apart || !SAID.has(next.word)) return false;
  const start = BOUND_ENDS.has(wordAt(tokens, from - 1)) ? from - 2 : from;
  return tokens[start]?.apart === true || INCLUDING.has(wordAt(tokens, start - 1));
}

/** Returns true if the request asked for more rows before. */
function isBehindCount(
  tokens: readonly Token[],
  numbers: readonly Run<number>[],
  { from, meaning }: Run<number>,
): boolean {
  return numbers.some(
    (count) =>
      count.to <= from && count.meaning > meaning && tokens.slice(count.to, count.to + 4).some(isOfRows),
  );
}

/** Returns true if a word means people or rows. */
export function isRowWord({ word, stem }: Token): boolean {
  return [word, stem].some((each) => RECORD_WORDS.get(each) === 'person' || ROW_WORDS.has(each));
}

/** Returns true if a word means people or rows, or is a plural. */
function isOfRows(token: Token): boolean {
  return isRowWord(token) || token.word !== token.stem || PEOPLE.has(token.word);
}

const PEOPLE = wordSet('people women men');
const SOME = wordSet('some most many few several half');
const THEM = wordSet('them these those which whom');
const SAID = wordSet(
  'over under above below aged older younger between from in who whose born living lives without with having has lacking at',
);
const BOUND_ENDS = wordSet('least most');
const INCLUDING = wordSet('including incl includes include with and plus but davon darunter dont');
