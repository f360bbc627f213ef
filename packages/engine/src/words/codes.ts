import {
  ACRONYM_CODES,
  CODE_LEADERS,
  CODE_LINKS,
  CODE_WORDS,
  CODES_BEHIND,
  DETERMINER_CODES,
  ENDING_WORDS,
  ENGLISH_CODES,
  FOREIGN_ENDINGS,
  IDLE_WORDS,
  JOINING_WORDS,
  LINKING_CODES,
  LOCAL_NAME_WORDS,
  ORIGIN_LINKS,
  PLACE_LINKS,
  PRONOUN_CODES,
  ROW_WORDS,
  SPEAKING_WORDS,
  UNIT_WORDS,
  wordSet,
} from '../data/requestWords.ts';
import { isOfLanguage } from '../lexicon/columnNames.ts';
import { commonWords } from '../lexicon/commonWords.ts';
import { isEveryday } from '../lexicon/everyday.ts';
import { isCapital, singular, type Token, wordAt } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { withListed } from './codeLists.ts';
import { countryWords } from './countryWords.ts';
import { countOf, isNumber } from './numbers.ts';
import { isInside, phraseOf, type Run } from './runs.ts';
import { isOffice } from './titles.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns the countries named by codes, in order. `fields` are the runs that name fields. */
export function codesIn(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  fields: readonly Run<true>[],
): readonly Run<Country>[] {
  const isShouted = tokens.length > 1 && tokens.every(({ raw }) => raw === raw.toUpperCase());
  const counted: Run<Country>[] = tokens.flatMap((token) => {
    const { at, raw, word, used } = token;
    const country = used ? undefined : vocabulary.countryOfCode(word);
    if (
      !country ||
      CODES_BEHIND.get(raw)?.has(wordBehind(tokens, at)) ||
      isOffice(token, tokens[at + 1]) ||
      isLocalName(vocabulary, tokens, token) ||
      isCoin(vocabulary, tokens, token) ||
      isInside(fields.filter(({ from, to }) => to - from > 1))(at)
    )
      return [];
    const place = placeOf(tokens, token, fields);
    const isCapital = raw === raw.toUpperCase() && !isShouted;
    const counts =
      !CODE_WORDS.has(word) ||
      isAlone(tokens, token) ||
      isBehindCity(vocabulary, place) ||
      (place.before !== undefined && place.ends && countryWords(country).isForm(place.before)) ||
      (isCapital ? isInCapitals(place) : isInSmall(place) && !isOfOthers(vocabulary, country, place));
    return counts ? [{ from: at, to: at + 1, meaning: country }] : [];
  });
  return withListed(vocabulary, tokens, fields, counted);
}

/** Returns the word before a code, or before a number that precedes it: "nambari 5 za simu". */
function wordBehind(tokens: readonly Token[], at: number): string {
  const before = wordAt(tokens, at - 1);
  return isNumber(before) ? wordAt(tokens, at - 2) : before;
}

/** Returns true if a code stands alone, with at most a count and words that are already used: "5 de". */
function isAlone(tokens: readonly Token[], { at, word }: Token): boolean {
  const others = tokens.filter((other) => other.at !== at);
  if (ENGLISH_CODES.has(word)) return others.length === 0;
  return others.every((other) => other.used && (countOf(other.word) !== undefined || FORMAT.has(other.word)));
}

/** "cali us address" */
function isBehindCity(vocabulary: Vocabulary, { word, before, follows }: Place): boolean {
  if (!before || !follows || !PRONOUN_CODES.has(word)) return false;
  const isWord = IDLE_WORDS.has(before.word) || isEveryday(before.word);
  return !isWord && vocabulary.names.of(before.word)?.some(({ kind }) => kind === 'city') === true;
}

/** "eth wallet": a coin, which belongs to no country. */
function isCoin(vocabulary: Vocabulary, tokens: readonly Token[], { at, word }: Token): boolean {
  return vocabulary.types.has(word) && OF_COINS.has(tokens[at + 1]?.stem ?? '');
}

const FORMAT = wordSet('csv json ndjson jsonl xml');

/** "NRIC / FIN": a word that is also a local name in the country that another word names. */
function isLocalName(vocabulary: Vocabulary, tokens: readonly Token[], { at, word }: Token): boolean {
  // "il tz"
  const before = vocabulary.countryOfCode(wordAt(tokens, at - 1));
  if (before && countryWords(before).calls(word)) return true;
  if (!LOCAL_NAME_WORDS.has(word)) return false;
  const others = tokens.filter((other) => other.at !== at);
  return others
    .flatMap((other) => vocabulary.impliedCountries(other.word) ?? [])
    .some((country) => countryWords(country).meaningOf(word) !== undefined);
}

/** The position of a code that is also a word. */
interface Place {
  readonly tokens: readonly Token[];
  readonly fields: readonly Run<true>[];
  readonly word: string;
  readonly before: Token | undefined;
  readonly after: Token | undefined;
  /** True if nothing that belongs to it follows. */
  readonly ends: boolean;
  /** The fields right after it. */
  readonly follows: Run<true> | undefined;
  readonly precedes: Run<true> | undefined;
  /** The word between it and its subject ("in the"), and true if the subject is a field or a condition. */
  readonly link: Token | undefined;
  readonly isLinked: boolean;
  /** True if only an article or a count precedes it. */
  readonly leads: boolean;
}

function placeOf(tokens: readonly Token[], { at, word, apart }: Token, fields: readonly Run<true>[]): Place {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const last = before?.word === 'the' ? tokens[at - 2] : before;
  const link = last && CODE_LINKS.has(last.word) ? last : undefined;
  // "iban only de", "iban csv de"
  const isOfList = before?.word === 'only' || (before?.used === true && FORMAT.has(before.word));
  const precedes = fields.find(({ to }) => to === (isOfList ? at - 1 : at));
  return {
    tokens,
    fields,
    word,
    before,
    after,
    ends:
      !after ||
      after.apart ||
      isLastCount(tokens, after, precedes) ||
      (after.used && (isOfList || !(LINKING_CODES.has(word) && ROMANCE_WORDS.test(after.word)))),
    follows: fields.find(({ from }) => from === at + 1),
    precedes,
    link,
    isLinked:
      link !== undefined && (tokens[link.at - 1]?.used || fields.some(({ to }) => to === link.at)) === true,
    leads:
      !before ||
      apart ||
      CODE_LEADERS.has(before.word) ||
      (countOf(before.word) !== undefined && !(LINKING_CODES.has(word) && ROMANCE_NUMBERS.test(before.word))),
  };
}

/**
 * "iban de 10": a count at the end of a request for a field with an English name; but "clientes de 40", "nombres de
 * 10".
 */
function isLastCount(tokens: readonly Token[], { at, word }: Token, field: Run<true> | undefined): boolean {
  if (!field || at !== tokens.length - 1 || !/^[0-9]+$/.test(word)) return false;
  return commonWords().fields.has(singular(phraseOf(tokens.slice(field.from, field.to))));
}

/** "CPFs de homens" and "une cliente de 25 ans" are not about Germany. */
const ROMANCE_WORDS =
  /^(?:[0-9]+|hombres?|mujer(?:es)?|hom(?:em|ens)|mulher(?:es)?|femmes?|hommes?|donn[ae]|uom(?:o|ini))$/;

/** "une dizaine de noms" is not about Germany either. */
const ROMANCE_NUMBERS = /(?:aine|[ec]ena|zena|uzia|mil)s?$/;

/**
 * Returns true if a code in capitals names its country. Codes that are common English words need a field beside
 * them.
 */
function isInCapitals(place: Place): boolean {
  const { word, before, after, ends, follows, precedes, link, isLinked, leads } = place;
  if (before && ORIGIN_LINKS.has(before.word)) return true;
  if (!ENGLISH_CODES.has(word))
    return PRONOUN_CODES.has(word) || !before || !after || isLinked || !!follows || !!precedes;
  const isAcronym = ACRONYM_CODES.has(word);
  if (isLinked && ends) return !isAcronym || link?.word !== 'for';
  if (follows) return leads || !(isAcronym && DETERMINER_CODES.has(word));
  // "an account at ING BE"
  if (ends && !isAcronym && before && isOfName(place.tokens, before)) return true;
  return ends && precedes !== undefined && !(isAcronym && ENDING_WORDS.has(word));
}

/** Returns true if a capitalised word without a comma after it may end a name. */
function isOfName(tokens: readonly Token[], { at, raw, word }: Token): boolean {
  return isCapital(raw) && !IDLE_WORDS.has(word) && !tokens[at + 1]?.apart;
}

/**
 * Returns true if a code in lower case, or in a request all in capitals, names its country: at an end, beside a
 * field or "number", or after "from" or a similar word.
 */
function isInSmall(place: Place): boolean {
  const { word, before, after, ends, follows, precedes, link, isLinked, leads } = place;
  const isPronoun = PRONOUN_CODES.has(word);
  if (isPronoun && before?.word === 'the') return true;
  if (ENGLISH_CODES.has(word) && !isPlain(place)) return false;
  const isBehindWord =
    [UNIT_WORDS, ROW_WORDS].some((words) => words.has(before?.word ?? '')) || isEveryday(before?.word ?? '');
  if (follows)
    return (leads || (isPronoun && (isBehindWord || before?.word === 'of'))) && !DETERMINER_CODES.has(word);
  if (!ends && (CODE_LINKS.has(word) || !JOINING_WORDS.has((after as Token).word))) return false;
  if (precedes) return !ENDING_WORDS.has(word);
  if (isPronoun && (before?.used || leads || isThing(before?.word ?? ''))) return true;
  const isOrigin = isLinked || SPEAKING_WORDS.has(wordAt(place.tokens, (link?.at ?? 0) - 1));
  return link !== undefined && (!isPronoun || (isOrigin && PLACE_LINKS.has(link.word)));
}

/** Returns true if a word may name a thing: "toll free number us", "passprt us", "phone of 10 digits us". */
function isThing(word: string): boolean {
  return (
    ROW_WORDS.has(word) ||
    UNIT_WORDS.has(word) ||
    (word.length > 3 && !IDLE_WORDS.has(word) && !isEveryday(word))
  );
}

/**
 * Returns true if the request has only fields, counts, articles and links. A sentence may contain words that equal
 * codes.
 */
function isPlain({ tokens, fields, word: code }: Place): boolean {
  const isField = isInside(fields);
  return tokens.every(
    ({ at, word, used }) =>
      used ||
      word === code ||
      word === 'the' ||
      CODE_LEADERS.has(word) ||
      CODE_LINKS.has(word) ||
      JOINING_WORDS.has(word) ||
      countOf(word) !== undefined ||
      isField(at),
  );
}

/**
 * Returns true if the field beside a code belongs to other countries, or to a language other than the country's:
 * "de BSN", "il numero di telefono".
 */
function isOfOthers(vocabulary: Vocabulary, country: Country, place: Place): boolean {
  const { tokens, word, follows, precedes } = place;
  const beside = follows ?? precedes;
  if (!beside) return false;
  const phrase = phraseOf(tokens.slice(beside.from, beside.to));
  const countries = vocabulary.impliedCountries(phrase) ?? vocabulary.impliedCountries(singular(phrase));
  if (countries) return IDLE_WORDS.has(word) && !PRONOUN_CODES.has(word) && !countries.includes(country);
  const isForeignWord = follows !== undefined || FOREIGN_ENDINGS.has(word);
  if (!isForeignWord || !commonWords().foreignFields.has(phrase)) return false;
  return !(countryWords(country).calls(phrase) || isOfLanguage(country, phrase));
}

const OF_COINS = wordSet('wallet address coin');
