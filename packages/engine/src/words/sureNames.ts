import { BANK_LEADERS } from '../data/conditionWords.ts';
import { CODE_WORDS, IDLE_WORDS, PLACE_LINKS } from '../data/requestWords.ts';
import { commonField } from '../lexicon/commonWords.ts';
import { isEveryday } from '../lexicon/everyday.ts';
import { type Token, wordAt } from '../lexicon/tokens.ts';
import { wordKey } from '../lexicon/wordKey.ts';
import type { Country } from '../model.ts';
import { isBankWord, isLeader, isPlaceWord, mayName } from './named.ts';
import type { NamedEntry } from './names.ts';
import { longestRun, phraseOf, type Run } from './runs.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Returns places and banks that are certain from their position, whatever else their words mean: before their
 * country ("Man, Côte d'Ivoire"), after "from" or "at", or as the whole request.
 */
export function sureNames(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
): readonly Run<readonly NamedEntry[]>[] {
  const runs: Run<readonly NamedEntry[]>[] = [];
  for (let from = 0; from < tokens.length; ) {
    const find = () => longestRun(tokens, from, (...look) => sureName(vocabulary, tokens, look));
    const run =
      peopleAt(vocabulary, tokens, from) ?? (mayStart(vocabulary, tokens, from) ? find() : undefined);
    if (run) runs.push(run);
    from = run?.to ?? longName(vocabulary, tokens, from)?.to ?? from + 1;
  }
  return runs;
}

/** "Royal Bank of Scotland": a name of several words that contains no other name. */
function longName(vocabulary: Vocabulary, tokens: readonly Token[], from: number): Run<true> | undefined {
  if (from + 2 >= tokens.length || !mayName(vocabulary, tokens[from] as Token)) return undefined;
  return longestRun(tokens, from, (phrase, _, to) =>
    to - from > 2 && vocabulary.names.of(phrase) ? true : undefined,
  );
}

/**
 * Returns true if such a name may start here. The name of a country starts none, except before its own country
 * ("Zaire, Angola").
 */
function mayStart(vocabulary: Vocabulary, tokens: readonly Token[], from: number): boolean {
  const [token, before] = [tokens[from] as Token, tokens[from - 1]];
  if (before && !isLeader(before.word) && !BANK_LEADERS.has(before.word)) return false;
  if (!/^[^a-z]/.test(token.raw) && !isWordBeforeLand(vocabulary, tokens, token)) return false;
  const land = longestRun(tokens, from, (phrase, _, to) =>
    phraseOf(tokens.slice(from, to)) === phrase.replaceAll(' ', '')
      ? vocabulary.territoryOf(phrase)
      : undefined,
  );
  return (
    !land ||
    countryBehind(vocabulary, tokens, land.to) !== undefined ||
    isBankOfLand(vocabulary, tokens, from)
  );
}

/** "reading uk", "split croatia": a lower-case word without another meaning here. */
function isWordBeforeLand(vocabulary: Vocabulary, tokens: readonly Token[], { at, word }: Token): boolean {
  const isWord = isEveryday(word) && !IDLE_WORDS.has(word) && !vocabulary.namesSomething(word);
  return isWord && countryBehind(vocabulary, tokens, at + 1) !== undefined;
}

/** "China Bank Philippines": a bank with another country's name in its own, before its own country. */
function isBankOfLand(vocabulary: Vocabulary, tokens: readonly Token[], from: number): boolean {
  const bank = longestRun(tokens, from, (phrase, _, to) => {
    const home = countryBehind(vocabulary, tokens, to);
    return (
      home && vocabulary.names.of(phrase)?.some(({ kind, country }) => kind === 'bank' && country === home)
    );
  });
  return bank?.meaning === true;
}

/** "Welsh man": the first word alone already means what both would mean. */
function peopleAt(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  from: number,
): Run<readonly NamedEntry[]> | undefined {
  const [one, other] = [tokens[from] as Token, tokens[from + 1]];
  const people = other && vocabulary.names.of(one.word + other.word);
  if (!people || !mayName(vocabulary, one)) return undefined;
  const all = vocabulary.names.of(one.word) ?? [];
  const isSaid = (named: NamedEntry) =>
    named.kind === 'region' && named.other && people.some(({ name }) => name === named.name);
  if (all.length === 0 || !all.every(isSaid)) return undefined;
  return { from, to: from + 1, meaning: all };
}

function sureName(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  [phrase, from, to]: readonly [phrase: string, from: number, to: number],
): readonly NamedEntry[] | undefined {
  const part = tokens.slice(from, to);
  const home = countryBehind(vocabulary, tokens, to);
  const before = wordAt(tokens, from - 1);
  const isCapital = ({ raw, word }: Token) => /^[^a-z]/.test(raw) || IDLE_WORDS.has(word);
  const isBank = BANK_LEADERS.has(before) && (part.length > 1 || part.every(isCapital));
  const isWhole = from === 0 ? to === tokens.length && !isEveryday(phrase) : isLeader(before);
  const isPlace = isWhole && (part.length > 1 || isTelling(part[0] as Token));
  if (
    (!home && !isBank && !isPlace) ||
    (from === 0 &&
      (home || part.length > 1) &&
      !isBeforeLand(tokens, to, home) &&
      part.every((token) => isKnown(vocabulary, token)))
  )
    return undefined;
  if (part.every(({ word }) => isBankWord(word))) return undefined;
  const all = vocabulary.names.of(phrase)?.filter(({ kind }) => kind !== 'brand') ?? [];
  if (all.length === 0) return undefined;
  const own = all.filter(
    ({ country, kind }) => country === home && (kind !== 'bank' || from > 0 || part.length > 1),
  );
  if (own.length > 0) return own;
  if (vocabulary.territoryOf(phrase) !== undefined || isFieldOfCountry(vocabulary, part)) return undefined;
  // "Welshman" implies a sex too.
  const isPeople = ({ other }: NamedEntry) => other === true && part.length === 1;
  return all.some((named) => (named.kind === 'bank' ? isBank : isPlace && !isPeople(named)))
    ? all
    : undefined;
}

/** Returns the country right after a name: "Bayan, Kuwait", "77 Bank in Japan", "Équateur, DRC". */
function countryBehind(vocabulary: Vocabulary, tokens: readonly Token[], to: number): Country | undefined {
  const at = PLACE_LINKS.has(wordAt(tokens, to)) ? to + 1 : to;
  const territory = longestRun(tokens, at, (phrase) => vocabulary.territoryOf(phrase))?.meaning;
  if (territory !== undefined) return typeof territory === 'object' ? territory : undefined;
  const word = wordAt(tokens, at);
  return CODE_WORDS.has(word) ? undefined : vocabulary.countryOfCode(word);
}

/** "Nice, France", "Nice France": but "nice French phone". */
function isBeforeLand(tokens: readonly Token[], to: number, home: Country | undefined): boolean {
  return tokens[to]?.apart === true || (home !== undefined && wordAt(tokens, to) === wordKey(home.name));
}

function isKnown(vocabulary: Vocabulary, { word }: Token): boolean {
  return IDLE_WORDS.has(word) || vocabulary.namesSomething(word);
}

/** "Estado Mexico" names a field. */
function isFieldOfCountry(vocabulary: Vocabulary, part: readonly Token[]): boolean {
  return (
    part.length === 2 &&
    vocabulary.namesSomething(wordAt(part, 0)) &&
    vocabulary.territoryOf(wordAt(part, 1)) !== undefined
  );
}

/** Returns true if a single capitalised word is neither a function word nor the name of a field. */
function isTelling({ raw, word }: Token): boolean {
  if (IDLE_WORDS.has(word) || isPlaceWord(word) || commonField(word) !== undefined) return false;
  return word.length > 3 ? !/^[^a-z]+s?$/.test(raw) : /[^A-Za-z]/.test(raw);
}
