import { IDLE_WORDS, JOINING_WORDS, KIND_WORDS, UNIT_WORDS, WHOLE_WORDS } from '../../data/requestWords.ts';
import type { Meaning } from './countryWords.ts';
import type { Run } from './runs.ts';
import type { Subject } from './subject.ts';
import type { Token } from './tokens.ts';

/** The words, as written, that nothing was made of: those that nobody took, and what was said of other countries. */
export function ignoredIn(
  tokens: readonly Token[],
  { country, mentions }: Subject,
  others: readonly Run<Meaning>[],
): readonly string[] {
  const left = [...others, ...mentions.filter(({ meaning }) => meaning !== country)];
  return tokens
    .filter(
      ({ at, used, word }) => left.some(({ from, to }) => from <= at && at < to) || (!used && !isIdle(word)),
    )
    .map(({ raw }) => raw);
}

function isIdle(word: string): boolean {
  return [IDLE_WORDS, JOINING_WORDS, KIND_WORDS, UNIT_WORDS, WHOLE_WORDS].some((words) => words.has(word));
}
