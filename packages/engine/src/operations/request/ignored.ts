import {
  IDLE_WORDS,
  JOINING_WORDS,
  KIND_WORDS,
  ORDINAL_WORDS,
  UNIT_WORDS,
  WHOLE_WORDS,
} from '../../data/requestWords.ts';
import type { Meaning } from './countryWords.ts';
import type { Run } from './runs.ts';
import type { Subject } from './subject.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The words, as written, that nothing was made of: those that nobody took, and what was said of other countries. */
export function ignoredIn(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  { country, mentions }: Subject,
  others: readonly Run<Meaning>[],
): readonly string[] {
  const left = [...others, ...mentions.filter(({ meaning }) => meaning !== country)];
  const isOfCountry = (word: string) =>
    [
      vocabulary.territoryOf(word),
      vocabulary.countryOfCode(word),
      vocabulary.misspeltTerritory(word),
    ].includes(country);
  const isLeft = ({ at, used, word }: Token) =>
    left.some(({ from, to }) => from <= at && at < to) ||
    (!used && !isIdle(word) && !UNIT_WORDS.has(tokens[at + 1]?.word ?? '') && !isOfCountry(word));
  return tokens.filter(isLeft).map(({ raw }) => raw);
}

function isIdle(word: string): boolean {
  return [IDLE_WORDS, JOINING_WORDS, KIND_WORDS, ORDINAL_WORDS, UNIT_WORDS, WHOLE_WORDS].some((words) =>
    words.has(word),
  );
}
