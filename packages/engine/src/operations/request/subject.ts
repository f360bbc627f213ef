import { IDLE_WORDS, LANGUAGE_WORDS, LOCAL_NAME_WORDS, TERRITORY_WORDS } from '../../data/requestWords.ts';
import { Problem, shown } from '../../kernel/problem.ts';
import type { Country } from '../../model.ts';
import { codesIn } from './codes.ts';
import { longestRuns, phraseOf, type Run, wordsAsWritten } from './runs.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The country a request is about, and where countries are named in it. */
export interface Subject {
  readonly country: Country;
  readonly mentions: readonly Run<Country>[];
}

/** By name, then by code, then by an identifier that only one country has, then by a name with a slip. */
export function subjectOf(vocabulary: Vocabulary, tokens: readonly Token[], query: string): Subject {
  const named = firstOf(countriesNamed(vocabulary, tokens, query));
  if (named) return named;
  const fields = longestRuns(tokens, (phrase) => vocabulary.namesSomething(phrase) || undefined);
  const locals = longestRuns(tokens, (phrase, from, to) => {
    const countries = vocabulary.impliedCountries(phrase);
    return countries && standsAsLocalName(tokens.slice(from, to), tokens) ? countries : undefined;
  });
  const found =
    firstOf(codesIn(vocabulary, tokens, fields)) ??
    impliedBy(locals) ??
    misspeltIn(vocabulary, tokens, fields);
  if (found) return found;
  throw unresolved(query, tokens, locals[0]);
}

function firstOf(mentions: readonly Run<Country>[]): Subject | undefined {
  return mentions[0] && { country: mentions[0].meaning, mentions };
}

/** The countries named, in order. One that is not covered is a problem, wherever it stands. */
function countriesNamed(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  query: string,
): readonly Run<Country>[] {
  const territories = longestRuns(tokens, (phrase, from, to) => {
    const territory = vocabulary.territoryOf(phrase);
    return territory && isOrdinaryWord(tokens.slice(from, to)) ? undefined : territory;
  });
  const stranger = territories.find(({ meaning }) => meaning === 'elsewhere');
  if (stranger) {
    const name = wordsAsWritten(tokens, stranger);
    throw new Problem(
      'unresolved',
      `no country recognised in ${shown(query)}: ${name} is not among those covered`,
    );
  }
  const countries = territories.flatMap(({ from, to, meaning }) =>
    typeof meaning === 'object' ? [{ from, to, meaning }] : [],
  );
  const lands = countries.filter(({ from }) => !LANGUAGE_WORDS.has((tokens[from] as Token).word));
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
  if (next && /^[0-9]+$/.test(next.word)) return false;
  if (part.length === 1)
    return !LOCAL_NAME_WORDS.has(first.stem) || /^(?:[^a-z]+s?|[a-z][A-Z]+)$/.test(first.raw);
  return !part.every(({ word }) => IDLE_WORDS.has(word)) || part.every(({ raw }) => /^[A-Z]/.test(raw));
}

function impliedBy(locals: readonly Run<readonly Country[]>[]): Subject | undefined {
  const [country] = locals.find(({ meaning }) => meaning.length === 1)?.meaning ?? [];
  return country && { country, mentions: [] };
}

/** A country's name, or else a local name, with a slip in it: words that nothing else explains, alone or in pairs. */
function misspeltIn(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  fields: readonly Run<true>[],
): Subject | undefined {
  const isOpen = ({ at, word }: Token) =>
    !IDLE_WORDS.has(word) &&
    !TERRITORY_WORDS.has(word) &&
    !fields.some(({ from, to }) => from <= at && at < to);
  const parts = tokens.filter(isOpen).flatMap(({ at }) => [
    { from: Math.max(0, at - 1), to: at + 1 },
    { from: at, to: Math.min(tokens.length, at + 2) },
    { from: at, to: at + 1 },
  ]);
  for (const { from, to } of parts) {
    const territory = vocabulary.misspeltTerritory(pairedPhrase(tokens.slice(from, to)));
    if (typeof territory === 'object') return firstOf([{ from, to, meaning: territory }]);
  }
  for (const { from, to } of parts) {
    const [country, ...others] = vocabulary.misspeltLocalName(pairedPhrase(tokens.slice(from, to))) ?? [];
    if (country && others.length === 0) return { country, mentions: [] };
  }
  return undefined;
}

/** Two words as a phrase; short ones are too near to too much. */
function pairedPhrase(part: readonly Token[]): string {
  const phrase = phraseOf(part);
  return part.length > 1 && phrase.length < 8 ? '' : phrase;
}

function unresolved(
  query: string,
  tokens: readonly Token[],
  local: Run<readonly Country[]> | undefined,
): Problem {
  const [first] = local?.meaning ?? [];
  if (local && first) {
    const name = wordsAsWritten(tokens, local);
    const names = local.meaning.map((country) => country.name).join(', ');
    return new Problem(
      'unresolved',
      `${shown(name)} is used in ${names}; name the country ("${name} ${first.name}")`,
    );
  }
  const text = shown(query);
  const hint = `name one ("${text.slice(1, -1)} Germany") or use a code-prefixed spec such as "de.iban"`;
  return new Problem('unresolved', `no country recognised in ${text}; ${hint}`);
}
