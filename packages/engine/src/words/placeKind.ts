import { KIND_LINKS, PLACE_KINDS } from '../data/conditionWords.ts';
import { JOINING_WORDS } from '../data/requestWords.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import { list } from '../kernel/text.ts';
import { byPhrase } from '../lexicon/phrases.ts';
import { type Token, wordAt } from '../lexicon/tokens.ts';
import { isLeader } from './named.ts';
import type { Run } from './runs.ts';

type Kind = keyof typeof PLACE_KINDS;

/**
 * Returns the word beside a place that names its kind: "Washington state", "city of Lyon"; not a field ("Texas
 * state and zip").
 */
export function placeKind(
  tokens: readonly Token[],
  run: Run<unknown>,
): { readonly kind: Kind; readonly token: Token } | undefined {
  const token = [kindBehind(tokens, run), kindBefore(tokens, run)].find((each) => each && kindOf(each));
  return token && { token, kind: kindOf(token) as Kind };
}

function kindBehind(tokens: readonly Token[], { from, to }: Run<unknown>): Token | undefined {
  const [word, next] = [tokens[to], tokens[to + 1]];
  if (!word || word.apart) return undefined;
  const isListed = next && (next.apart || JOINING_WORDS.has(next.word));
  const isName = isLeader(wordAt(tokens, from - 1)) || /^[A-Z][a-z]/.test(word.raw);
  return isListed && !isName ? undefined : word;
}

function kindBefore(tokens: readonly Token[], { from }: Run<unknown>): Token | undefined {
  if ((tokens[from] as Token).apart) return undefined;
  const isLinked = KIND_LINKS.has(wordAt(tokens, from - 1));
  const word = tokens[isLinked ? from - 2 : from - 1];
  if (!word || (word.apart && !isLinked)) return undefined;
  return JOINING_WORDS.has(wordAt(tokens, word.at - 1)) ? undefined : word;
}

const KINDS = onFirstUse(() =>
  byPhrase(Object.entries(PLACE_KINDS).map(([kind, words]) => [kind as Kind, list(words)])),
);

function kindOf({ word, used }: Token): Kind | undefined {
  return used ? undefined : KINDS().get(word);
}
