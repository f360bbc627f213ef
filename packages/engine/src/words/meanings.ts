import {
  ARTICLES,
  BRANDED_FIELDS,
  COUNTED_WORDS,
  DESCRIPTIVE_WORDS,
  FIELD_STAND_INS,
  IDLE_FIELDS,
  IDLE_WORDS,
  LOCAL_NAME_WORDS,
  LONE_LETTERS,
  ORDINAL_WORDS,
  PAY_BEFORE,
  PAY_BEHIND,
  wordSet,
} from '../data/requestWords.ts';
import { commonField, commonWords } from '../lexicon/commonWords.ts';
import { isEveryday } from '../lexicon/everyday.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { standsAsLocalName } from './clues.ts';
import { type CountryWords, countryWords, isOthersWord, type Meaning } from './countryWords.ts';
import { countOf } from './numbers.ts';
import { areListed, isOutside, longestRuns, phraseOf, type Run, wordsAsWritten } from './runs.ts';
import type { Subject } from './subject.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Returns the meanings of words in the country, from the left: phrases before single words, exact ones before
 * misspelt ones, and last the fields that the country does not have; `given` is already known. Marks the tokens as
 * used.
 */
export function meaningsIn(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  { country, mentions }: Subject,
  given: readonly Run<Meaning>[] = [],
): readonly Run<Meaning>[] {
  const words = countryWords(country);
  const runs: Run<Meaning>[] = [...given];
  const take: Take = (part, meaning) => {
    runs.push({ from: (part[0] as Token).at, to: (part.at(-1) as Token).at + 1, meaning });
    for (const token of part) token.used = true;
  };
  for (const { from, to, meaning } of mentions.length > 0 ? phrasesIn(words, tokens) : []) {
    // "Ghana card": a name of something that contains the country's name.
    const mention = mentions.find((each) => !isOutside([each])({ from, to }));
    if (mention && !isBeforeLonger(words, tokens, mention, to)) take(tokens.slice(from, to), meaning);
  }
  for (const { from, to } of mentions) for (const token of tokens.slice(from, to)) token.used = true;
  const rest = tokens.filter(({ used }) => !used);
  for (const { from, to, meaning } of phrasesIn(words, rest)) take(rest.slice(from, to), meaning);
  const takeForeign = (least: number) => {
    for (const part of foreignIn(vocabulary, country, tokens, least))
      take(part, {
        selectors: [],
        lacking: part.map(({ raw }) => raw).join(' '),
        field: vocabulary.localField(phraseOf(part)),
      });
  };
  takeForeign(2);
  const isOpen = ({ word, stem }: Token) =>
    !isIdle(word) &&
    !isEveryday(word) &&
    !vocabulary.names.of(word) &&
    ![word, stem].some((each) => words.meaningOf(each) || vocabulary.namesSomething(each));
  for (const size of [4, 3, 2]) takeMisspelt(words, rest, { size, isOpen, take });
  takeWords(words, rest, take);
  takeKeys(tokens, { country, mentions }, { words, runs, take });
  takeForeign(1);
  takeMisspelt(words, rest, { size: 1, isOpen, take });
  return [...runs, ...lackingIn(vocabulary, country, tokens, runs.length > 0)].sort(
    (a, b) => a.from - b.from,
  );
}

/** Assigns a meaning to tokens. */
type Take = (part: readonly Token[], meaning: Meaning) => void;

/**
 * Returns true if a country's code precedes a phrase that continues after `end`: "cz account balance" is no
 * czAccount.
 */
function isBeforeLonger(
  words: CountryWords,
  tokens: readonly Token[],
  { to }: Run<Country>,
  end: number,
): boolean {
  const [next] = phrasesIn(words, tokens.slice(to));
  return next?.from === 0 && to + next.to > end;
}

/** Returns the phrases of several words with a meaning in the country. */
function phrasesIn(words: CountryWords, tokens: readonly Token[]): readonly Run<Meaning>[] {
  return longestRuns(tokens, (phrase, from, to) => (to - from > 1 ? words.meaningOf(phrase) : undefined));
}

/** Assigns meanings to single words. */
function takeWords(words: CountryWords, tokens: readonly Token[], take: Take): void {
  for (const [at, token] of tokens.entries()) {
    if (token.used || isMute(token, tokens[at - 1], tokens[at + 1])) continue;
    const [exact, plain] = [words.meaningOf(token.word), words.meaningOf(token.stem)];
    // "employees" are people before they are a number of a firm's.
    const meaning = exact?.column && plain && !plain.column ? plain : (exact ?? plain);
    if (meaning) take([token], meaning);
  }
}

/**
 * Assigns meanings to keys of fields and local names that are idle words elsewhere: with only the country beside
 * them, or in a list of fields.
 */
function takeKeys(
  tokens: readonly Token[],
  { country, mentions }: Subject,
  { words, runs, take }: { words: CountryWords; runs: readonly Run<Meaning>[]; take: Take },
): void {
  for (const token of tokens) {
    const { at, word, used } = token;
    const isKey = country.fields.has(word);
    const inLists = IDLE_FIELDS.get(word);
    const isField = isKey || inLists !== undefined;
    const meaning =
      used || !(isField || LOCAL_NAME_WORDS.has(word)) ? undefined : words.meaningOf(inLists ?? word);
    if (!meaning) continue;
    const mention = mentions.find(({ from, to }) => to === at || (isKey && from === at + 1));
    const before = mention && tokens[Math.min(mention.from, at) - 1];
    const isBeside = !inLists && mention && runs.length === 0 && !isCounted(before);
    const isListed = isField && runs.some((run) => areListed(tokens, run, at));
    if (isBeside || isListed) take([token], meaning);
  }
}

/** "a native Japanese", "5 native Japanese": people, not their names. */
function isCounted(before: Token | undefined): boolean {
  return before !== undefined && (ARTICLES.has(before.word) || countOf(before.word) !== undefined);
}

/** Assigns a meaning to some words as a misspelt one, if one of them has no other explanation. */
function takeMisspelt(
  words: CountryWords,
  tokens: readonly Token[],
  { size, isOpen, take }: { size: number; isOpen: (token: Token) => boolean; take: Take },
): void {
  for (let at = 0; at + size <= tokens.length; at++) {
    const part = tokens.slice(at, at + size);
    if (part.some(({ used }) => used) || !part.some(isOpen)) continue;
    // "pesel f"
    if (part.some(({ word }) => LONE_LETTERS.has(word))) continue;
    const meaning =
      words.misspelt(phraseOf(part)) ?? (size === 1 ? words.misspelt((part[0] as Token).stem) : undefined);
    if (meaning) take(part, meaning);
  }
}

/** Returns true if a word names nothing anywhere: a number, or a function word. */
function isIdle(word: string): boolean {
  return IDLE_WORDS.has(word) || countOf(word) !== undefined;
}

/** Returns true if a word names no field: a number, an ordinal ("the first"), an idle word that is not in capitals. */
function isMute({ raw, word }: Token, before: Token | undefined, next: Token | undefined): boolean {
  const isOfRecord = commonWords().records.has(next?.stem ?? '') || countOf(next?.word ?? '') !== undefined;
  if (
    ORDINAL_WORDS.has(word) &&
    (before?.word === 'the' || isOfRecord || COUNTED_WORDS.has(next?.word ?? ''))
  )
    return true;
  // "PAY-1203"
  if (next?.joint && /^[0-9]/.test(next.word) && raw === raw.toUpperCase()) return true;
  if (PAY.has(word) && (PAY_BEFORE.has(before?.word ?? '') || PAY_BEHIND.has(next?.word ?? ''))) return true;
  return isIdle(word) && !/^[A-Z]{3,}s?$/.test(raw);
}

/**
 * Returns other countries' own names for identifiers and wallets, of at least some words. No other field replaces a
 * PESEL.
 */
function foreignIn(
  vocabulary: Vocabulary,
  country: Country,
  tokens: readonly Token[],
  least: number,
): readonly (readonly Token[])[] {
  const words = countryWords(country);
  // Several countries have a "CPR number", but the CPR is Denmark's.
  const isOwn = ({ word }: Token) =>
    !DESCRIPTIVE_WORDS.has(word) && (words.meaningOf(word)?.selectors.join() ?? 'person') !== 'person';
  const rest = tokens.filter(({ used }) => !used);
  return longestRuns(rest, (phrase, from, to) => {
    if (to - from < least || !vocabulary.isOfOthers(phrase, country)) return undefined;
    const part = rest.slice(from, to);
    if (part.some(isOwn) || !standsAsLocalName(part, tokens)) return undefined;
    if (part.length === 1 && isMute(part[0] as Token, rest[from - 1], rest[to])) return undefined;
    if (commonField(phrase) !== undefined) return undefined;
    return BRANDED_FIELDS.has(vocabulary.localField(phrase) ?? '') ? part : undefined;
  }).map(({ meaning }) => meaning);
}

/** Returns a field that the request names and the country lacks, with its replacement, if there is one. */
function lackingIn(
  vocabulary: Vocabulary,
  country: Country,
  tokens: readonly Token[],
  isOtherNamed: boolean,
): readonly Run<Meaning>[] {
  const rest = tokens.filter(({ used }) => !used);
  const runs = longestRuns(rest, (phrase, from, to) => {
    const field = commonField(phrase);
    const local = field === undefined && !isOtherNamed ? vocabulary.localField(phrase) : undefined;
    if ((field ?? local) === undefined || isOthersWord(country, phrase)) return undefined;
    const part = rest.slice(from, to);
    const { at } = part[0] as Token;
    if (part.length === 1 && isMute(part[0] as Token, tokens[at - 1], tokens[at + 1])) return undefined;
    return field ?? (standsAsLocalName(part, tokens) ? local : undefined);
  });
  return runs.map((run) => {
    const { at } = rest[run.from] as Token;
    for (const token of rest.slice(run.from, run.to)) token.used = true;
    const selector = standIn(country, run.meaning);
    const meaning =
      selector === undefined
        ? { selectors: [], lacking: wordsAsWritten(rest, run) }
        : { selectors: [selector] };
    return { from: at, to: at + run.to - run.from, meaning };
  });
}

/** Returns the replacement for a field: the record of firms if they have it, or another field. */
function standIn(country: Country, key: string): string | undefined {
  if (country.fields.has(key)) return key;
  if (key === 'company' || country.company.has(key)) return 'company';
  const other = FIELD_STAND_INS.get(key);
  return other !== undefined && country.fields.has(other) ? other : undefined;
}

const PAY = wordSet('pay pays');
