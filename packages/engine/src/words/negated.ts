import { NEITHER_NOR, NOT_BEHIND_NOR, NOTHING_BUT } from '../data/negationPhrases.ts';
import { IDLE_WORDS, NO_WORD, wordSet } from '../data/requestWords.ts';
import { fold } from '../kernel/text.ts';
import { commonWords } from '../lexicon/commonWords.ts';
import { type Token, wordAt } from '../lexicon/tokens.ts';
import { type Pattern, takeMatches, wordPattern } from './line.ts';
import { isNumber } from './numbers.ts';
import { longestRun } from './runs.ts';
import { isSexWord } from './sex.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns the words of a request with "neither" and "nor" for two exclusions: "ni téléphone ni email". */
export function withNeither(tokens: readonly Token[]): readonly Token[] {
  const isFirst = ({ at, word, raw, apart }: Token) => {
    if (!PAIRED.has(word) || NOT_BEHIND_NOR.has(wordAt(tokens, at + 1))) return false;
    // "je ne veux pas", "ich brauche noch IBANs"
    if (raw === 'ne') return !tokens.slice(at + 1, at + 4).some((token) => FRENCH_NOT.has(token.word));
    return word !== 'noch' || at === 0 || apart;
  };
  const words = new Map<number, string>();
  for (const token of tokens) {
    if (words.has(token.at) || !(isFirst(token) || WEDER.has(token.word))) continue;
    const second = WEDER.has(token.word) ? 'noch' : token.word;
    const others = tokens.filter(
      ({ at, word }) => at > token.at + 1 && word === second && !AND.has(wordAt(tokens, at - 1)),
    );
    if (others[0] === undefined || others[0].at > token.at + MOST_BETWEEN) continue;
    words.set(token.at, 'neither');
    for (const { at } of others) words.set(at, 'nor');
  }
  if (words.size === 0) return tokens;
  return tokens.map((token) => {
    const word = words.get(token.at);
    return word === undefined ? token : { ...token, word, stem: word };
  });
}

/**
 * Returns the words of a request, with a comma before a "no" between people or a place and a thing: "german woman
 * no email", but "account no".
 */
export function withNo(vocabulary: Vocabulary, tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ raw }) => NO_WORD.has(raw))) return tokens;
  let isBehindNo = false;
  return tokens.map((token) => {
    const [before, next] = [tokens[token.at - 1], tokens[token.at + 1]];
    if (!NO_WORD.has(token.raw) || !before || !next || next.apart || !isThing(vocabulary, tokens, next.at))
      return token;
    if (!isBehindNo && !isNobodysNumber(vocabulary, before)) return token;
    isBehindNo = true;
    return { ...token, apart: true };
  });
}

/**
 * Returns true if the words from a position on name something: "e-mail", "credit card", "Visa"; but not "in" alone,
 * which is also a country's code.
 */
function isThing(vocabulary: Vocabulary, tokens: readonly Token[], from: number): boolean {
  const look = (phrase: string) =>
    vocabulary.namesSomething(phrase) || vocabulary.names.of(phrase) !== undefined || undefined;
  const run = longestRun(tokens, from, look);
  return !!run && (run.to > from + 1 || !IDLE_WORDS.has((tokens[from] as Token).word));
}

/** Returns true if a word means people, a place, a record, a scenario or an age, which have no number. */
function isNobodysNumber(vocabulary: Vocabulary, { word, stem }: Token): boolean {
  if (isSexWord(word) || isNumber(word) || vocabulary.countryOfCode(word)) return true;
  const { records, presets } = commonWords();
  return [word, stem].some(
    (each) =>
      records.has(each) ||
      presets.has(each) ||
      typeof vocabulary.territoryOf(each) === 'object' ||
      (vocabulary.names.of(each)?.some(({ kind }) => kind === 'city' || kind === 'region') &&
        !vocabulary.namesSomething(each)),
  );
}

/** Maximum number of words between the two. */
const MOST_BETWEEN = 6;

const FRENCH_NOT = wordSet('pas plus jamais que point');
const AND = wordSet('und en');
const WEDER = wordSet('weder');
const PAIRED = wordSet(NEITHER_NOR);

/** "nothing but the IBAN", "niemand außer Frauen": the words after it are wanted. Marks its words as used. */
export function takeNothingBut(tokens: readonly Token[]): void {
  takeMatches(tokens, NOTHING, [CUE]);
}

const NOTHING: readonly Pattern<true>[] = [[wordPattern(`(?:${NOTHING_BUT})`), () => true]];
const CUE = new RegExp(fold(`[ -](?:${NOTHING_BUT})[ -]`));
