import { ONLY_TYPES, TYPE_WORDS } from '../data/questionWords.ts';
import { Problem } from '../kernel/problem.ts';
import { commonField } from '../lexicon/commonWords.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns the generic type that a request names. */
export function typeIn(vocabulary: Vocabulary, tokens: readonly Token[]): string | undefined {
  return tokens
    .map(({ stem }) => typeOf(vocabulary, stem))
    .find((type) => type !== undefined && commonField(type) === undefined);
}

/**
 * Refuses a generic type that no country has, if the request asks for nothing else: "IPv6 Germany", "MAC address
 * Germany".
 */
export function refuseType(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  selectors: readonly string[],
): void {
  const isOnly = selectors.length === 0 || selectors.join() === 'address';
  const found = tokens.find(({ at, used, word, stem }) => {
    const isAddress = tokens[at + 1]?.stem === 'address' && typeOf(vocabulary, word) !== undefined;
    return isOnly && !used && (isAddress || (selectors.length === 0 && ONLY_TYPES.has(stem)));
  });
  const type = found && (typeOf(vocabulary, found.word) ?? found.stem);
  if (type !== undefined) throw ofNoCountry(type);
}

export function ofNoCountry(type: string): Problem {
  return new Problem(
    'unresolved-request',
    `${type} does not belong to a country: use "generate" with the spec "any.${type}"`,
  );
}

function typeOf({ types }: Vocabulary, word: string): string | undefined {
  const type = TYPE_WORDS[word] ?? word;
  return types.has(type) ? type : undefined;
}
