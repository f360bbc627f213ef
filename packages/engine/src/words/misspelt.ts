import { IDLE_WORDS, TERRITORY_WORDS } from '../data/requestWords.ts';
import { isEveryday } from '../lexicon/everyday.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { isCurrencyToken } from './count.ts';
import { isPlaceWord } from './named.ts';
import { isInside, phraseOf, type Run } from './runs.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Positions that may contain a typing error. */
type Parts = readonly { readonly from: number; readonly to: number }[];

/** Returns words without an explanation, alone or with a neighbour. */
export function openParts(tokens: readonly Token[], explained: readonly Run<unknown>[]): Parts {
  const isExplained = isInside(explained);
  const isOpen = ({ at, raw, word, used }: Token) =>
    !used &&
    !isCurrencyToken({ raw, word }) &&
    !IDLE_WORDS.has(word) &&
    !isEveryday(word) &&
    !isPlaceWord(word) &&
    !TERRITORY_WORDS.has(word) &&
    !isExplained(at);
  return tokens.filter(isOpen).flatMap(({ at }) => [
    { from: Math.max(0, at - 1), to: at + 1 },
    { from: at, to: Math.min(tokens.length, at + 2) },
    { from: at, to: at + 1 },
  ]);
}

/** Returns a country whose name is misspelt. */
export function misspeltCountry(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  parts: Parts,
): readonly Run<Country>[] {
  for (const { from, to } of parts) {
    const territory = vocabulary.misspeltTerritory(pairedPhrase(tokens.slice(from, to)));
    if (typeof territory === 'object') return [{ from, to, meaning: territory }];
  }
  return [];
}

/** Returns the country of a misspelt local name, otherwise of a misspelt city. */
export function misspeltClue(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  parts: Parts,
): Country | undefined {
  // "DUNS number": the typing error of a short word counts even if its neighbour is correct.
  const phrases = parts
    .map(({ from, to }) => tokens.slice(from, to))
    .filter((part) => !part.some(({ word }) => IDLE_WORDS.has(word)))
    .map(pairedPhrase);
  const only = ([country, ...others]: readonly Country[] = []) => (others.length === 0 ? country : undefined);
  for (const phrase of phrases) {
    const country = only(vocabulary.misspeltLocalName(phrase));
    if (country) return country;
  }
  for (const phrase of phrases) {
    const country = only(vocabulary.misspeltCity(phrase)?.map((city) => city.country));
    if (country) return country;
  }
  return undefined;
}

/** Returns two words as a phrase; short words resemble too many others. */
function pairedPhrase(part: readonly Token[]): string {
  const phrase = phraseOf(part);
  return part.length > 1 && phrase.length < 8 ? '' : phrase;
}
