import {
  IDLE_WORDS,
  JOINING_WORDS,
  KIND_WORDS,
  ORDINAL_WORDS,
  TOLD_WORDS,
  UNIT_WORDS,
  WHOLE_WORDS,
} from '../../data/requestWords.ts';
import type { Subject } from './subject.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The words, as written, that nothing was made of. */
export function ignoredIn(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  { country }: Subject,
): readonly string[] {
  const isOfCountry = (word: string) =>
    [
      vocabulary.territoryOf(word),
      vocabulary.countryOfCode(word),
      vocabulary.misspeltTerritory(word),
    ].includes(country);
  const isOpen = ({ at, word }: Token) => !isIdle(word) && !UNIT_WORDS.has(tokens[at + 1]?.word ?? '');
  const isLeft = (token: Token) =>
    isSeed(tokens, token) ||
    (!token.used && (token.figure || isTold(tokens, token) || (isOpen(token) && !isOfCountry(token.word))));
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

function isIdle(word: string): boolean {
  return [IDLE_WORDS, JOINING_WORDS, KIND_WORDS, ORDINAL_WORDS, UNIT_WORDS, WHOLE_WORDS].some((words) =>
    words.has(word),
  );
}
