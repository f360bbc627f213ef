import { isBasic } from '../data/basicCountries.ts';
import {
  CODE_WORDS,
  ENGLISH_CODES,
  IDLE_WORDS,
  PRONOUN_CODES,
  TOOL_CODES,
  wordSet,
} from '../data/requestWords.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { type Token, wordAt } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import {
  type Clue,
  clueOf,
  countryNameList,
  dialClues,
  homeIn,
  homesIn,
  localClues,
  onlyCountry,
} from './clues.ts';
import { isListedWith } from './codeLists.ts';
import { codesIn } from './codes.ts';
import { countriesNamed, wantedOf } from './countriesNamed.ts';
import { countryWords } from './countryWords.ts';
import { misspeltClue, misspeltCountry, openParts } from './misspelt.ts';
import { namedIn } from './named.ts';
import type { NamedEntry } from './names.ts';
import { isValue, OF_A_VALUE } from './question.ts';
import { isOutside, longestRuns, phraseOf, type Run } from './runs.ts';
import { typeIn } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type WorldPart, worldPartIn } from './worldPart.ts';

/** The country of a request, and the positions of countries in it. */
export interface Subject {
  readonly country: Country;
  readonly mentions: readonly Run<Country>[];
}

/**
 * Finds the country by name, then by code, then by a place or a bank that only one country has, then by a misspelt
 * name, then by an identifier that only one has, then by a word that nearly everyone uses for one.
 */
export function subjectOf(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  query: string,
  {
    sure = [],
    names = namedIn(vocabulary, tokens, { sure }),
  }: {
    readonly sure?: readonly Run<readonly NamedEntry[]>[];
    readonly names?: readonly Run<readonly NamedEntry[]>[];
  } = {},
): Subject {
  const fields = longestRuns(
    tokens,
    (phrase, from, to) =>
      (vocabulary.namesSomething(phrase) && !isFieldOfCode(vocabulary, tokens.slice(from, to))) || undefined,
  );
  const allCodes = codesIn(vocabulary, tokens, fields).filter(isOutside(sure));
  const homes = [...allCodes.map(({ meaning }) => meaning), ...homesIn(vocabulary, tokens)];
  const mentioned = countriesNamed(vocabulary, tokens, { query, names, sure, homes });
  const wanted = wantedOf(vocabulary, tokens, mentioned);
  const areas = areasIn(vocabulary, tokens, names);
  // "PT di Jakarta" is a firm there, but not "CO Denver".
  const isForm = ({ from, meaning }: Run<Country>) =>
    !vocabulary.names.of((tokens[from] as Token).word)?.some(({ kind }) => kind === 'region') &&
    names.some(
      (name) =>
        !isIn(meaning, name.meaning) &&
        name.meaning.some(({ country }) => countryWords(country).isForm(tokens[from] as Token)),
    );
  const codes = allCodes.filter(isOutside(areas)).filter((run) => !isForm(run));
  const isTool = ({ from }: Run<Country>) => TOOL_CODES.has((tokens[from] as Token).word);
  const named = onlyOf([
    ...wanted,
    ...(wanted.length > 0
      ? codes
          .filter(isOutside([...names, ...wanted]))
          // "for QA: german iban"
          .filter((run) => !(isTool(run) && tokens[run.to]?.begins))
          .filter(
            ({ from }) => !wanted.some((land) => countryWords(land.meaning).isForm(tokens[from] as Token)),
          )
          .filter(
            (run) =>
              isOnlyCode(vocabulary, tokens, run, isBeside(run, fields)) ||
              wanted.some((land) => isListedWith(tokens, run, land)),
          )
      : []),
  ]);
  if (named) return named;
  const wantedCodes = wantedOf(vocabulary, tokens, codes);
  const lands = wantedCodes.filter(isOutside(names));
  const places = lands.filter((run) => !isTool(run));
  // "5 DE ibans for CI", but "AE and QA"
  const isMeant = (run: Run<Country>) =>
    places.length === 0 || !isTool(run) || places.some((land) => isListedWith(tokens, run, land));
  const coded = onlyOf(lands.filter(isMeant));
  if (coded) return coded;
  const clues = [
    ...[...names, ...areas].map((run) => clueOf(tokens, run)),
    ...localClues(vocabulary, tokens, names),
    ...dialClues(vocabulary, tokens),
  ];
  const parts = openParts(tokens, [...fields, ...names]);
  const isBound = clues.some(({ binding }) => binding);
  const misspelt = onlyOf(misspeltCountry(vocabulary, tokens, parts));
  const only = implied(onlyCountry(clues));
  const found =
    (isBound ? (only ?? misspelt) : (misspelt ?? only)) ??
    implied(
      homeIn(vocabulary, tokens, clues) ?? (isBound ? undefined : misspeltClue(vocabulary, tokens, parts)),
    );
  const unwanted = [...mentioned, ...codes].filter((run) => !wantedCodes.includes(run));
  // "from Hamburg but not German"
  const [left] = found ? unwanted.filter(({ meaning }) => meaning === found.country) : unwanted;
  if (left) throw allBut(query, left.meaning);
  if (found) return found;
  throw unresolved(
    query,
    clues.find(({ countries }) => countries.length <= MOST_NAMED),
    { type: typeIn(vocabulary, tokens), part: worldPartIn(vocabulary, tokens) },
  );
}

/** "cz account" is a country and a common field, not the validator with that name; "SA ID" is South Africa's. */
function isFieldOfCode(vocabulary: Vocabulary, part: readonly Token[]): boolean {
  const country = vocabulary.countryOfCode(wordAt(part, 0));
  return !!country && vocabulary.impliedCountries(phraseOf(part))?.includes(country) === true;
}

/** Short names of regions after a city: "Los Angeles CA" is not in Canada, and "Paris, TX" not in France. */
function areasIn(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  names: readonly Run<readonly NamedEntry[]>[],
): readonly Run<readonly NamedEntry[]>[] {
  return names.flatMap(({ to, meaning }) => {
    const { raw = '', word = '' } = tokens[to] ?? {};
    if (!/^[A-Z]{2,3}$/.test(raw)) return [];
    const all = vocabulary.names.of(word)?.filter(({ kind }) => kind === 'region') ?? [];
    const own = all.filter(({ country }) => isIn(country, meaning));
    const code = vocabulary.countryOfCode(word);
    const areas = own.length > 0 || (code && isBasic(code.code)) ? own : all;
    return areas.length > 0 ? [{ from: to, to: to + 1, meaning: areas }] : [];
  });
}

/** "german iban uk" */
function isBeside({ from, to }: Run<unknown>, fields: readonly Run<unknown>[]): boolean {
  return fields.some((field) => field.to === from || field.from === to);
}

function isIn(country: Country, names: readonly NamedEntry[]): boolean {
  return names.some((named) => named.country === country);
}

function implied(country: Country | undefined): Subject | undefined {
  return country && { country, mentions: [] };
}

/** Returns the only country of all mentions. */
function onlyOf(mentions: readonly Run<Country>[]): Subject | undefined {
  const countries = [...new Set(mentions.map(({ meaning }) => meaning))];
  const [country] = countries;
  if (countries.length > 1)
    throw new Problem(
      'unresolved-request',
      `ask for one country at a time, not for ${countryNameList(countries)}`,
    );
  return country && { country, mentions };
}

/** Returns true if a code beside a country's name has no other meaning. */
function isOnlyCode(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  { from }: Run<Country>,
  isBesideField: boolean,
): boolean {
  const { raw, word } = tokens[from] as Token;
  if (TOOL_CODES.has(word)) return false;
  // "a Mexican in the us"
  if (PRONOUN_CODES.has(word) && wordAt(tokens, from - 1) === 'the') return true;
  // "german name in us", "german phone us", but not "german names for us"
  const before = wordAt(tokens, from - 1);
  const isPlace = PRONOUN_CODES.has(word) && !IDLE_WORDS.has(before);
  if ((IN.has(before) || isPlace) && (tokens[from + 1]?.apart ?? true)) return true;
  if (ENGLISH_CODES.has(word) || vocabulary.namesSomething(word)) return false;
  return raw === raw.toUpperCase() || (raw === word && !CODE_WORDS.has(word) && isBesideField);
}

const IN = wordSet('in');

/** Maximum number of countries that a message lists. */
const MOST_NAMED = 20;

/** `type` is the name of something that belongs to no country. */
function unresolved(
  query: string,
  clue: Clue | undefined,
  { type, part }: { readonly type: string | undefined; readonly part: WorldPart | undefined },
): Problem {
  const [first] = clue?.countries ?? [];
  if (clue && first) {
    const { words, countries, binding } = clue;
    const verb = binding ? 'is found in' : 'is used in';
    return new Problem(
      'unresolved-request',
      `${shown(words)} ${verb} ${countryNameList(countries)}; name the country ("${words} ${first.name}")`,
    );
  }
  const text = shown(query);
  const hint = part
    ? `${part.raw} is ${countryNameList(part.countries)}: name one, or use a code-prefixed spec such as "de.iban"`
    : hintFor(text.slice(1, -1), type);
  return new Problem('unresolved-request', `no country recognised in ${text}; ${hint}`);
}

function hintFor(text: string, type: string | undefined): string {
  if (isValue(text)) return OF_A_VALUE;
  return type
    ? `${type} needs none: use "generate" with the spec "any.${type}"`
    : `name a country ("${text} Germany") or use a code-prefixed spec such as "de.iban"`;
}

function allBut(query: string, { name }: Country): Problem {
  return new Problem(
    'unresolved-request',
    `no country recognised in ${shown(query)}: ask for the country that you want, not for all but ${name}`,
  );
}
