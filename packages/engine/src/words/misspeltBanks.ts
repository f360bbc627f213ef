import { IDLE_WORDS } from '../data/requestWords.ts';
import { isEveryday } from '../lexicon/everyday.ts';
import type { Token } from '../lexicon/tokens.ts';
import { wordKey } from '../lexicon/wordKey.ts';
import { isAccountWord, isBankWord } from './named.ts';
import type { NamedEntry } from './names.ts';
import { isNumber } from './numbers.ts';
import { isOutside, phraseOf, type Run } from './runs.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns banks whose names are misspelt, if one of the words has no other explanation; `sure` are already known. */
export function misspeltBanks(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  sure: readonly Run<readonly NamedEntry[]>[],
): readonly Run<readonly NamedEntry[]>[] {
  const open = tokens.map((token) => isUnknown(vocabulary, token));
  const found: Run<readonly NamedEntry[]>[] = [];
  if (!open.includes(true)) return found;
  for (const size of [3, 2, 1]) {
    for (let from = 0; from + size <= tokens.length; from++) {
      const to = from + size;
      if (!open.slice(from, to).includes(true)) continue;
      const part = tokens.slice(from, to);
      if (part.slice(1).some(({ apart }) => apart)) continue;
      const all = bankOf(vocabulary, part, tokens);
      const run = all?.length && { from, to, meaning: all };
      if (run && isOutside([...sure, ...found])(run) && !isOfField(vocabulary, tokens, run)) found.push(run);
    }
  }
  return found;
}

/** "konto bankowe" is no Bank One. */
function isOfField(vocabulary: Vocabulary, tokens: readonly Token[], { from, to }: Run<unknown>): boolean {
  return [tokens.slice(Math.max(0, from - 1), to), tokens.slice(from, to + 1)].some((part) =>
    vocabulary.namesSomething(phraseOf(part)),
  );
}

/** Returns true if a word has no meaning. */
function isUnknown(vocabulary: Vocabulary, { word, stem, used }: Token): boolean {
  return (
    !used &&
    !isBankWord(word) &&
    /^[a-z]{3,}$/.test(word) &&
    !IDLE_WORDS.has(word) &&
    !isEveryday(word) &&
    !isNumber(word) &&
    !vocabulary.names.of(word) &&
    !vocabulary.territoryOf(word) &&
    !vocabulary.namesSomething(word) &&
    !vocabulary.namesSomething(stem)
  );
}

/** Shorter words beside "bank" and the like resemble too many names. */
const SHORTEST = 4;

/**
 * A name of one word counts only beside a word for an account; "indan bank" is a bank of India, not the Indian
 * Bank.
 */
function bankOf(
  vocabulary: Vocabulary,
  part: readonly Token[],
  tokens: readonly Token[],
): readonly NamedEntry[] | undefined {
  const phrase = phraseOf(part);
  const own = part.filter(({ word }) => !isBankWord(word));
  if (phraseOf(own).length < SHORTEST || vocabulary.names.of(phrase)) return undefined;
  if (part.length === 1 && !/.bank$/.test(phrase) && !tokens.some(isOfBank)) return undefined;
  const all = vocabulary.misspeltBank(phrase);
  if (!all || own.length > 1 || !own.some(({ word }) => vocabulary.misspeltTerritory(word)))
    return part.length === 1 && vocabulary.misspeltCity(phrase) ? undefined : all;
  return all.filter(({ name }) => vocabulary.territoryOf(wordKey(name)) === 'nowhere');
}

function isOfBank({ word }: Token): boolean {
  return isAccountWord(word) || isBankWord(word);
}
