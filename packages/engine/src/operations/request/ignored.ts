import {
  IDLE_WORDS,
  JOINING_WORDS,
  KIND_WORDS,
  ORDINAL_WORDS,
  TOLD_WORDS,
  UNIT_WORDS,
  WALLET_KINDS,
  WHOLE_WORDS,
} from '../../data/requestWords.ts';
import type { Run } from './runs.ts';
import type { Selection } from './selectors.ts';
import type { Subject } from './subject.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isNumberKind } from './wallets.ts';

/**
 * The words, as written, that nothing was made of: those that nobody took, and the one of several things that a field
 * may give.
 */
export function ignoredIn(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  { country }: Subject,
  { runs }: Pick<Selection, 'runs'>,
): readonly string[] {
  const narrower = runs.filter(({ meaning }) => meaning.narrower);
  const isOfCountry = (word: string) =>
    [
      vocabulary.territoryOf(word),
      vocabulary.countryOfCode(word),
      vocabulary.misspeltTerritory(word),
    ].includes(country);
  const isOneOfSeveral = (token: Token) =>
    narrower.some((run) => holds(token.at)(run) && isOperator(tokens, run, token.at));
  const isOpen = ({ at, word }: Token) => !isIdle(word) && !UNIT_WORDS.has(tokens[at + 1]?.word ?? '');
  const isLeft = (token: Token) =>
    isSeed(tokens, token) ||
    (!token.used && (token.figure || isTold(tokens, token))) ||
    ((isOneOfSeveral(token) || (!token.used && isOpen(token))) && !isOfCountry(token.word));
  return tokens.filter(isLeft).map(({ raw }) => raw);
}

/** A seed is kept from all readers. */
function isSeed(tokens: readonly Token[], { at, figure }: Token): boolean {
  return figure === 'value' && tokens[at - 1]?.word === 'seed';
}

/** Whether an idle word is told: "world", but not "my website". */
function isTold(tokens: readonly Token[], { at, word }: Token): boolean {
  return TOLD_WORDS.has(word) && !/^(?:my|our|your)$/.test(tokens[at - 1]?.word ?? '');
}

function holds(at: number): (run: Run<unknown>) => boolean {
  return ({ from, to }) => from <= at && at < to;
}

/** Whether a word of a wallet's name is whose it is, rather than that it is one: "MTN" of "MTN mobile money". */
function isOperator(tokens: readonly Token[], { from, to }: Run<unknown>, at: number): boolean {
  const isKind = (token: Token) => token.at > from && WALLET_KINDS.has(token.word) && !token.joint;
  const name = tokens.slice(from, to).filter(({ word }) => !isNumberKind(word));
  const own = name.filter((token) => !isKind(token));
  return (own.every(({ raw }) => raw.length < 2) ? name : own).some((token) => token.at === at);
}

function isIdle(word: string): boolean {
  return [IDLE_WORDS, JOINING_WORDS, KIND_WORDS, ORDINAL_WORDS, UNIT_WORDS, WHOLE_WORDS].some((words) =>
    words.has(word),
  );
}
