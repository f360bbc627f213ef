import { basicOnes } from '../data/basicCountries.ts';
import { IDLE_WORDS, LOCAL_NAME_WORDS } from '../data/requestWords.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { isCommonWord } from '../lexicon/commonWords.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import type { NamedEntry } from './names.ts';
import { isOutside, isPartOf, longestRuns, type Run, wordsAsWritten } from './runs.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words that narrow down the countries. */
export interface Clue {
  readonly words: string;
  readonly countries: readonly Country[];
  /** True if it names the place of the people or their bank, which excludes all other countries. */
  readonly binding: boolean;
}

/** Returns the countries of a place or a bank. */
export function clueOf(tokens: readonly Token[], run: Run<readonly NamedEntry[]>): Clue {
  const own = run.meaning.filter(({ other }) => !other);
  const countries = [...new Set((own.length > 0 ? own : run.meaning).map(({ country }) => country))];
  return { words: wordsAsWritten(tokens, run), countries: basicOnes(countries), binding: true };
}

/**
 * Returns the countries of local names for identifiers and payments, unless they name something else or are part of
 * a longer name: "numer konta".
 */
export function localClues(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  names: readonly Run<unknown>[],
): readonly Clue[] {
  const common = longestRuns(tokens, (phrase) => isCommonWord(phrase) || undefined);
  const isPart = isPartOf(common);
  const found = longestRuns(tokens, (phrase, from, to) => {
    const countries = isPart({ from, to }) ? undefined : vocabulary.impliedCountries(phrase);
    return countries && standsAsLocalName(tokens.slice(from, to), tokens) ? countries : undefined;
  });
  return found.filter(isOutside(names)).map((run) => ({
    words: wordsAsWritten(tokens, run),
    countries: basicOnes(run.meaning),
    binding: false,
  }));
}

/** "+49": the countries with that dialling code. Marks the tokens as used. */
export function dialClues(vocabulary: Vocabulary, tokens: readonly Token[]): readonly Clue[] {
  return tokens.flatMap((token) => {
    const countries = token.raw.startsWith('+') ? vocabulary.countriesDialled(token.raw) : [];
    if (countries.length === 0) return [];
    token.used = true;
    return [{ words: token.raw, countries, binding: true }];
  });
}

/** Returns the only country that fits all clues. An identifier of a single country decides if no place or bank does. */
export function onlyCountry(clues: readonly Clue[]): Country | undefined {
  const binding = clues.filter((clue) => clue.binding);
  const left = binding.reduce<readonly Country[] | undefined>((countries, clue) => {
    const both = countries ? countries.filter((country) => clue.countries.includes(country)) : clue.countries;
    if (both.length > 0) return both;
    const told = binding.map(
      ({ words, countries: all }) =>
        `${shown(words)} belongs to ${countryNameList(all) || 'no covered country'}`,
    );
    throw new Problem('unresolved-request', `no country has all of this: ${told.join(', ')}`);
  }, undefined);
  const locals = clues.filter((clue) => !clue.binding).map(({ countries }) => countries);
  if (!left) return locals.find(({ length }) => length === 1)?.[0];
  const narrowed = locals.reduce((countries, all) => {
    const both = countries.filter((country) => all.includes(country));
    return both.length > 0 ? both : countries;
  }, left);
  return narrowed.length === 1 ? narrowed[0] : undefined;
}

/** Returns the country that nearly everyone means, if no clue contradicts it. */
export function homeIn(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  clues: readonly Clue[],
): Country | undefined {
  return homesIn(vocabulary, tokens).find((home) =>
    clues.every((clue) => !clue.binding || clue.countries.includes(home)),
  );
}

/** Returns the countries that nearly everyone means by some words. */
export function homesIn(vocabulary: Vocabulary, tokens: readonly Token[]): readonly Country[] {
  // "Aba" is a place, the ABA a number.
  const isPlace = ({ raw, stem }: Token) => LOCAL_NAME_WORDS.has(stem) && /^[A-Z][a-z]/.test(raw);
  return longestRuns(tokens, (phrase, from, to) =>
    to - from === 1 && isPlace(tokens[from] as Token) ? undefined : vocabulary.homeOf(phrase),
  ).map(({ meaning }) => meaning);
}

/**
 * Returns true if a local name has its own meaning here: an ordinary word only in capitals, and none before a
 * number ("RFC 4122").
 */
export function standsAsLocalName(part: readonly Token[], tokens: readonly Token[]): boolean {
  const [first] = part as readonly [Token];
  const next = tokens[first.at + part.length];
  if (next && !next.used && /^[0-9]+$/.test(next.word) && !/^(?:19[2-9]|200)[0-9]$/.test(next.word))
    return false;
  if (part.length === 1)
    return !LOCAL_NAME_WORDS.has(first.stem) || /^(?:[^a-z]+s?|[a-z][A-Z]+)$/.test(first.raw);
  return !part.every(({ word }) => IDLE_WORDS.has(word)) || part.every(({ raw }) => /^[A-Z]/.test(raw));
}

export function countryNameList(countries: readonly Country[]): string {
  return countries.map(({ name }) => name).join(', ');
}
