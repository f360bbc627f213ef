import { CONDITION_WORDS } from '../data/conditionWords.ts';
import { IDLE_WORDS } from '../data/requestWords.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import { list } from '../kernel/text.ts';
import { SlipIndex, slipMeaning } from '../lexicon/slips.ts';
import { singular, type Token } from '../lexicon/tokens.ts';
import { isNumber } from './numbers.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Returns the words of a request with typing errors corrected: an unknown word that resembles a word for a sex, a
 * number or a fault.
 */
export function corrected(vocabulary: Vocabulary, tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token) => {
    const word = /^[a-z]{5,}$/.test(token.raw) ? slipMeaning(SLIPS(), token.word) : undefined;
    return word === undefined || isKnown(vocabulary, token)
      ? token
      : { ...token, word, stem: singular(word) };
  });
}

const SLIPS = onFirstUse(() => ({
  indexes: [new SlipIndex(list(CONDITION_WORDS))],
  meaningOf: (word: string) => word,
  same: (one: string, other: string) => one === other,
  strict: true,
  edits: 1,
}));

function isKnown(vocabulary: Vocabulary, { word, stem }: Token): boolean {
  return (
    IDLE_WORDS.has(word) ||
    isNumber(word) ||
    vocabulary.namesSomething(word) ||
    vocabulary.namesSomething(stem) ||
    vocabulary.misspeltTerritory(word) !== undefined ||
    vocabulary.names.of(word) !== undefined
  );
}
