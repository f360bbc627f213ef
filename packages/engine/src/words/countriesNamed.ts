import {
  JOINING_WORDS,
  LANGUAGE_WORDS,
  SPEAKING_WORDS,
  SPEAKS_WORDS,
  SPOKEN_WORDS,
  TERRITORY_WORDS,
  WHOLES,
  wordSet,
} from '../data/requestWords.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { type Token, wordAt } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { exclusion, isPersonWord } from './exclusion.ts';
import type { NamedEntry } from './names.ts';
import { isOutside, isPartOf, longestRuns, phraseOf, type Run, wordsAsWritten } from './runs.ts';
import type { Territory, Vocabulary } from './vocabulary.ts';

/** Returns the countries that a request names, in order. A country that is not covered is a problem anywhere. */
export function countriesNamed(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  {
    query,
    names,
    sure,
    homes: known,
  }: {
    readonly query: string;
    readonly names: readonly Run<readonly NamedEntry[]>[];
    readonly sure: readonly Run<readonly NamedEntry[]>[];
    /** Countries that other words imply. */
    readonly homes: readonly Country[];
  },
): readonly Run<Country>[] {
  const isFree = isOutside(sure);
  const territories = longestRuns(tokens, (phrase, from, to) => {
    const territory = vocabulary.territoryOf(phrase);
    if (!territory || !isFree({ from, to })) return undefined;
    const isWord = isOrdinaryWord(tokens.slice(from, to)) || isOfPlace(vocabulary, tokens, from);
    return isWord ? undefined : territory;
  });
  // "Western Australia", "Bank of China": a name that contains a country's name.
  const isPart = isPartOf(names);
  const free = territories.filter((run) => !isPart(run));
  // "Atlanta, Georgia": part of one of our countries, with the name of another country.
  const homes = [
    ...known,
    ...free.map(({ meaning }) => meaning),
    ...names.flatMap(({ meaning }) => meaning.map(({ country }) => country)),
  ];
  const isOurs = (run: Run<Territory>) =>
    vocabulary.names
      .of(phraseOf(tokens.slice(run.from, run.to)))
      ?.some(({ country }) => homes.includes(country));
  const isLeftOut = (run: Run<Territory>) =>
    exclusion(tokens, run).length > 0 && free.some(({ meaning }) => typeof meaning === 'object');
  const strangers = free.filter((run) => run.meaning === 'elsewhere' && !isOurs(run));
  const stranger = strangers.find((run) => !isLeftOut(run));
  if (stranger) {
    const name = wordsAsWritten(tokens, stranger);
    throw new Problem(
      'unresolved-request',
      `no country recognised in ${shown(query)}: ${name} is not covered; name a country that is, or use a code-prefixed spec such as "de.iban"`,
    );
  }
  // "Switzerland, not Liechtenstein"
  for (const run of strangers)
    for (const token of [...exclusion(tokens, run), ...tokens.slice(run.from, run.to)]) token.used = true;
  const countries = free.flatMap(({ from, to, meaning }) =>
    typeof meaning === 'object' ? [{ from, to, meaning }] : [],
  );
  const lands = countries.filter((run) => !isLanguage(tokens, run));
  const isElsewhere = lands.length > 0 || known.length > 0 || names.length > 0;
  return withParts(isElsewhere ? lands : countries);
}

/** "Hong Kong, China" is one country's name. */
function withParts(runs: readonly Run<Country>[]): readonly Run<Country>[] {
  const whole: Run<Country>[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    const part = last && last.to === run.from ? partOf(last.meaning, run.meaning) : undefined;
    if (last && part) whole.splice(-1, 1, { from: last.from, to: run.to, meaning: part });
    else whole.push(run);
  }
  return whole;
}

function partOf(one: Country, other: Country): Country | undefined {
  if (WHOLES[one.code] === other.code) return one;
  return WHOLES[other.code] === one.code ? other : undefined;
}

/**
 * Returns true if the word for a people means their language: "English", "French-speaking Swiss", "Swiss who speaks
 * French".
 */
function isLanguage(tokens: readonly Token[], { from, to }: Run<Country>): boolean {
  if (LANGUAGE_WORDS.has(wordAt(tokens, from))) return true;
  if (SPEAKS_WORDS.has(wordAt(tokens, from - 1)) && SPOKEN_WORDS.has(wordAt(tokens, from))) return true;
  return SPEAKING_WORDS.has(wordAt(tokens, to)) && !SPOKEN_WORDS.has(wordAt(tokens, to + 1));
}

/** Returns true if a word means a territory only with a capital. */
function isOrdinaryWord(part: readonly Token[]): boolean {
  const [{ raw, word }] = part as readonly [Token];
  return TERRITORY_WORDS.has(word) && raw === raw.toLowerCase();
}

/** "Long Island", "Victoria Island": not the country that Germans call Island. */
function isOfPlace(vocabulary: Vocabulary, tokens: readonly Token[], at: number): boolean {
  const [before, { word, apart }] = [tokens[at - 1], tokens[at] as Token];
  if (word !== 'island' || !before || apart || !/^[A-Z][a-z]/.test(before.raw)) return false;
  return ISLANDS.has(before.word) || !vocabulary.namesSomething(before.stem);
}

/**
 * Returns the named countries without excluded ones: "not French but German". Marks the tokens of exclusions as
 * used.
 */
export function wantedOf(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  mentions: readonly Run<Country>[],
): readonly Run<Country>[] {
  const unwanted: Run<Country>[] = [];
  for (const [i, run] of mentions.entries()) {
    const before = mentions[i - 1];
    const between = before && tokens.slice(before.to, run.from);
    const isJoined = between?.length === 1 && JOINING_WORDS.has((between[0] as Token).word);
    const words = exclusion(tokens, run, {
      isName: (token) => !isPersonWord(token) && vocabulary.namesSomething(token.word),
      // "no customers from Germany", but "company not person Germany"
      isLink: (token) => token.at + 1 < run.from && isPersonWord(token),
    });
    if (words.length === 0 && !(isJoined && unwanted.includes(before as Run<Country>))) continue;
    unwanted.push(run);
    for (const token of [...words, ...tokens.slice(run.from, run.to)]) token.used = true;
  }
  return mentions.filter((run) => !unwanted.includes(run));
}

const ISLANDS = wordSet('long staten south north big');
