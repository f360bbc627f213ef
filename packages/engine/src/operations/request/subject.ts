import {
  ENGLISH_CODES,
  IDLE_WORDS,
  JOINING_WORDS,
  LANGUAGE_WORDS,
  LOCAL_NAME_WORDS,
  SPEAKING_WORDS,
  TERRITORY_WORDS,
} from '../../data/requestWords.ts';
import { Problem, shown } from '../../kernel/problem.ts';
import type { Country } from '../../model.ts';
import { codesIn } from './codes.ts';
import { exclusion } from './exclusion.ts';
import { namedIn } from './named.ts';
import type { Named } from './names.ts';
import { longestRuns, phraseOf, type Run, wordsAsWritten } from './runs.ts';
import type { Token } from './tokens.ts';
import type { Territory, Vocabulary } from './vocabulary.ts';

/** The country a request is about, and where countries are named in it. */
export interface Subject {
  readonly country: Country;
  readonly mentions: readonly Run<Country>[];
}

/**
 * By name, then by code, then by what only one country has (a city, a bank, an identifier), then by a name with a slip,
 * then by a word that nearly everyone uses for one.
 */
export function subjectOf(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  query: string,
  {
    sure = [],
    names = namedIn(vocabulary, tokens, { sure }),
  }: {
    readonly sure?: readonly Run<readonly Named[]>[];
    readonly names?: readonly Run<readonly Named[]>[];
  } = {},
): Subject {
  const mentioned = countriesNamed(vocabulary, tokens, { query, names, sure });
  const wanted = wantedOf(vocabulary, tokens, mentioned);
  const fields = longestRuns(tokens, (phrase) => vocabulary.namesSomething(phrase) || undefined);
  const codes = codesIn(vocabulary, tokens, fields).filter(isOutside(sure));
  const named = onlyOf([
    ...wanted,
    ...(wanted.length > 0
      ? codes.filter(isOutside(names)).filter((run) => isOnlyCode(vocabulary, tokens, run))
      : []),
  ]);
  if (named) return named;
  const coded = onlyOf(wantedOf(vocabulary, tokens, codes));
  if (coded && names.every(({ meaning }) => isIn(coded.country, meaning))) return coded;
  const clues = [...names.map((run) => clueOf(tokens, run)), ...localClues(vocabulary, tokens)];
  const parts = openParts(tokens, [...fields, ...names]);
  const found =
    implied(onlyCountry(clues)) ??
    misspeltCountry(vocabulary, tokens, parts) ??
    implied(
      homeIn(vocabulary, tokens, clues) ??
        (clues.some(({ binding }) => binding) ? undefined : misspeltClue(vocabulary, tokens, parts)),
    );
  if (found) return found;
  const [unwanted] = [...mentioned, ...codes];
  if (unwanted) throw allBut(query, unwanted.meaning);
  throw unresolved(
    query,
    clues.find(({ countries }) => countries.length <= MOST_NAMED),
  );
}

/** Words that tell of some countries. */
interface Clue {
  readonly words: string;
  readonly countries: readonly Country[];
  /** Whether it says where the people live or bank: no country without it will do. */
  readonly binding: boolean;
}

function isIn(country: Country, names: readonly Named[]): boolean {
  return names.some((named) => named.country === country);
}

function clueOf(tokens: readonly Token[], run: Run<readonly Named[]>): Clue {
  const own = run.meaning.filter(({ other }) => !other);
  const countries = [...new Set((own.length > 0 ? own : run.meaning).map(({ country }) => country))];
  return { words: wordsAsWritten(tokens, run), countries, binding: true };
}

/** Local names of identifiers and payments. */
function localClues(vocabulary: Vocabulary, tokens: readonly Token[]): readonly Clue[] {
  return longestRuns(tokens, (phrase, from, to) => {
    const countries = vocabulary.impliedCountries(phrase);
    return countries && standsAsLocalName(tokens.slice(from, to), tokens) ? countries : undefined;
  }).map((run) => ({ words: wordsAsWritten(tokens, run), countries: run.meaning, binding: false }));
}

/** The country that all clues leave; an identifier that one country has tells it where no place or bank does. */
function onlyCountry(clues: readonly Clue[]): Country | undefined {
  const binding = clues.filter((clue) => clue.binding);
  const left = binding.reduce<readonly Country[] | undefined>((countries, clue) => {
    const both = countries ? countries.filter((country) => clue.countries.includes(country)) : clue.countries;
    if (both.length > 0) return both;
    const told = binding.map(
      ({ words, countries: all }) => `${shown(words)} is of ${namesOf(all) || 'no country of ours'}`,
    );
    throw new Problem('unresolved', `no country has all of this: ${told.join(', ')}`);
  }, undefined);
  const locals = clues.filter((clue) => !clue.binding).map(({ countries }) => countries);
  if (!left) return locals.find(({ length }) => length === 1)?.[0];
  const narrowed = locals.reduce((countries, all) => {
    const both = countries.filter((country) => all.includes(country));
    return both.length > 0 ? both : countries;
  }, left);
  return narrowed.length === 1 ? narrowed[0] : undefined;
}

/** The country that nearly everyone means, if no clue speaks against it. */
function homeIn(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  clues: readonly Clue[],
): Country | undefined {
  const homes = longestRuns(tokens, (phrase) => vocabulary.homeOf(phrase)).map(({ meaning }) => meaning);
  return homes.find((home) => clues.every((clue) => !clue.binding || clue.countries.includes(home)));
}

function implied(country: Country | undefined): Subject | undefined {
  return country && { country, mentions: [] };
}

/** The one country of all mentions. */
function onlyOf(mentions: readonly Run<Country>[]): Subject | undefined {
  const countries = [...new Set(mentions.map(({ meaning }) => meaning))];
  const [country] = countries;
  if (countries.length > 1)
    throw new Problem('unresolved', `ask for one country at a time, not for ${namesOf(countries)}`);
  return country && { country, mentions };
}

function isOutside(names: readonly Run<unknown>[]): (run: Run<unknown>) => boolean {
  return ({ from, to }) => !names.some((name) => from < name.to && name.from < to);
}

/** Whether a code beside a country's name can be nothing else. */
function isOnlyCode(vocabulary: Vocabulary, tokens: readonly Token[], { from }: Run<Country>): boolean {
  const { raw, word } = tokens[from] as Token;
  return raw === raw.toUpperCase() && !ENGLISH_CODES.has(word) && !vocabulary.namesSomething(word);
}

/** The countries named that are not left out: "not French but German". Marks the tokens used that leave one out. */
function wantedOf(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  mentions: readonly Run<Country>[],
): readonly Run<Country>[] {
  const unwanted: Run<Country>[] = [];
  for (const [i, run] of mentions.entries()) {
    const before = mentions[i - 1];
    const between = before && tokens.slice(before.to, run.from);
    const isJoined = between?.length === 1 && JOINING_WORDS.has((between[0] as Token).word);
    const words = exclusion(tokens, run, ({ word }) => vocabulary.namesSomething(word));
    if (words.length === 0 && !(isJoined && unwanted.includes(before as Run<Country>))) continue;
    unwanted.push(run);
    for (const token of [...words, ...tokens.slice(run.from, run.to)]) token.used = true;
  }
  return mentions.filter((run) => !unwanted.includes(run));
}

/** The countries named, in order. One that is not covered is a problem, wherever it stands. */
function countriesNamed(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  {
    query,
    names,
    sure,
  }: {
    readonly query: string;
    readonly names: readonly Run<readonly Named[]>[];
    readonly sure: readonly Run<readonly Named[]>[];
  },
): readonly Run<Country>[] {
  const territories = longestRuns(tokens, (phrase, from, to) => {
    if (sure.some((run) => from < run.to && run.from < to)) return undefined;
    const territory = vocabulary.territoryOf(phrase);
    return territory && isOrdinaryWord(tokens.slice(from, to)) ? undefined : territory;
  });
  // "Western Australia", "Bank of China": a name that has a country's in it.
  const isPart = ({ from, to }: Run<Territory>) =>
    names.some((name) => name.from <= from && to <= name.to && to - from < name.to - name.from);
  const free = territories.filter((run) => !isPart(run));
  // "Atlanta, Georgia": a part of a country of ours that has a stranger's name.
  const homes = [
    ...free.map(({ meaning }) => meaning),
    ...names.flatMap(({ meaning }) => meaning.map(({ country }) => country)),
  ];
  const isOurs = (run: Run<Territory>) =>
    vocabulary.names
      .of(phraseOf(tokens.slice(run.from, run.to)))
      ?.some(({ country }) => homes.includes(country));
  const stranger = free.find((run) => run.meaning === 'elsewhere' && !isOurs(run));
  if (stranger) {
    const name = wordsAsWritten(tokens, stranger);
    throw new Problem(
      'unresolved',
      `no country recognised in ${shown(query)}: ${name} is not among those covered`,
    );
  }
  const countries = free.flatMap(({ from, to, meaning }) =>
    typeof meaning === 'object' ? [{ from, to, meaning }] : [],
  );
  const isLanguage = ({ from, to }: Run<Country>) =>
    LANGUAGE_WORDS.has((tokens[from] as Token).word) || SPEAKING_WORDS.has(tokens[to]?.word ?? '');
  const lands = countries.filter((run) => !isLanguage(run));
  return lands.length > 0 ? lands : countries;
}

/** Whether it is a word that is a territory only with a capital. */
function isOrdinaryWord(part: readonly Token[]): boolean {
  const [{ raw, word }] = part as readonly [Token];
  return part.length === 1 && TERRITORY_WORDS.has(word) && raw === raw.toLowerCase();
}

/** Whether a local name stands as such: one that is a word too in capitals, none with a number behind it ("RFC 4122"). */
export function standsAsLocalName(part: readonly Token[], tokens: readonly Token[]): boolean {
  const [first] = part as readonly [Token];
  const next = tokens[first.at + part.length];
  if (next && !next.used && /^[0-9]+$/.test(next.word)) return false;
  if (part.length === 1)
    return !LOCAL_NAME_WORDS.has(first.stem) || /^(?:[^a-z]+s?|[a-z][A-Z]+)$/.test(first.raw);
  return !part.every(({ word }) => IDLE_WORDS.has(word)) || part.every(({ raw }) => /^[A-Z]/.test(raw));
}

/** Where a slip may be. */
type Parts = readonly { readonly from: number; readonly to: number }[];

/** Words that nothing explains, alone or with one beside. */
function openParts(tokens: readonly Token[], explained: readonly Run<unknown>[]): Parts {
  const isOpen = ({ at, word, used }: Token) =>
    !used &&
    !IDLE_WORDS.has(word) &&
    !TERRITORY_WORDS.has(word) &&
    !explained.some(({ from, to }) => from <= at && at < to);
  return tokens.filter(isOpen).flatMap(({ at }) => [
    { from: Math.max(0, at - 1), to: at + 1 },
    { from: at, to: Math.min(tokens.length, at + 2) },
    { from: at, to: at + 1 },
  ]);
}

/** A country's name with a slip in it. */
function misspeltCountry(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  parts: Parts,
): Subject | undefined {
  for (const { from, to } of parts) {
    const territory = vocabulary.misspeltTerritory(pairedPhrase(tokens.slice(from, to)));
    if (typeof territory === 'object') return onlyOf([{ from, to, meaning: territory }]);
  }
  return undefined;
}

/** The country of a local name, or else of a city, with a slip in it. */
function misspeltClue(vocabulary: Vocabulary, tokens: readonly Token[], parts: Parts): Country | undefined {
  const phrases = parts.map(({ from, to }) => pairedPhrase(tokens.slice(from, to)));
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

/** Two words as a phrase; short ones are too near to too much. */
function pairedPhrase(part: readonly Token[]): string {
  const phrase = phraseOf(part);
  return part.length > 1 && phrase.length < 8 ? '' : phrase;
}

/** More countries than these are no help. */
const MOST_NAMED = 20;

function unresolved(query: string, clue: Clue | undefined): Problem {
  const [first] = clue?.countries ?? [];
  if (clue && first) {
    const { words, countries, binding } = clue;
    const verb = binding ? 'is found in' : 'is used in';
    return new Problem(
      'unresolved',
      `${shown(words)} ${verb} ${namesOf(countries)}; name the country ("${words} ${first.name}")`,
    );
  }
  const text = shown(query);
  const hint = `name one ("${text.slice(1, -1)} Germany") or use a code-prefixed spec such as "de.iban"`;
  return new Problem('unresolved', `no country recognised in ${text}; ${hint}`);
}

function allBut(query: string, { name }: Country): Problem {
  return new Problem(
    'unresolved',
    `no country recognised in ${shown(query)}: ask for the one that is wanted, not for all but ${name}`,
  );
}

function namesOf(countries: readonly Country[]): string {
  return countries.map(({ name }) => name).join(', ');
}
