import {
  BANK_KINDS,
  BANK_LEADERS,
  BANK_WORDS,
  BRAND_WORDS,
  CARD_WORDS,
  PLACE_LEADERS,
  PLACE_WORDS,
} from '../data/conditionWords.ts';
import { BANKED_WORDS } from '../data/negationPhrases.ts';
import { CODE_WORDS, DESCRIPTIVE_WORDS, IDLE_WORDS, LIST_WORDS, wordSet } from '../data/requestWords.ts';
import { list } from '../kernel/text.ts';
import { commonField } from '../lexicon/commonWords.ts';
import { isEveryday } from '../lexicon/everyday.ts';
import { phrasesOf } from '../lexicon/phrases.ts';
import { isCapital, type Token, wordAt } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { isCurrencyToken } from './count.ts';
import { isBrandWord, type NamedEntry } from './names.ts';
import { isInside, isOutside, longestRuns, phraseOf, type Run } from './runs.ts';
import type { Territory, Vocabulary } from './vocabulary.ts';

/**
 * Returns the cities, regions, banks and card brands that a request names: those of a country, or all with such a
 * name. Some are already known.
 */
export function namedIn(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  {
    country,
    sure = [],
  }: { readonly country?: Country; readonly sure?: readonly Run<readonly NamedEntry[]>[] } = {},
): readonly Run<readonly NamedEntry[]>[] {
  const known = sure
    .map((run) => ({ ...run, meaning: run.meaning.filter((named) => !country || named.country === country) }))
    .filter(({ meaning }) => meaning.length > 0);
  // "New Mexico", "Ciudad de México": none of their words names anything by itself.
  const wholes = longestRuns(
    tokens,
    (phrase, from, to) =>
      vocabulary.territoryOf(phrase) === 'nowhere' ||
      (to - from > 2 && vocabulary.names.of(phrase) !== undefined) ||
      undefined,
  );
  const isInWhole = isInside(wholes);
  const open = tokens.map(
    (token) =>
      mayName(vocabulary, token) || vocabulary.localField(token.word) === 'wallet' || isInWhole(token.at),
  );
  if (!open.includes(true)) return known;
  const lands = longestRuns(tokens, (phrase) => vocabulary.territoryOf(phrase));
  const isFree = isOutside(known);
  const found = longestRuns(tokens, (phrase, from, to) => {
    const all = vocabulary.names.of(phrase);
    if (!all || !open.slice(from, to).includes(true) || !isFree({ from, to })) return undefined;
    // "United States bank" is no state bank.
    if (lands.some((land) => land.from < from && from < land.to)) return undefined;
    if (NAMED.has(wordAt(tokens, from - 1))) return undefined;
    const part = { tokens, from, to, phrase, country, lands };
    if (all.length === 0) return !country && COUNTS.brand(vocabulary, part) ? all : undefined;
    const counts: Partial<Record<NamedEntry['kind'], boolean>> = {};
    const counted = all.filter((named) => {
      if (country ? named.country !== country : isAnothers(vocabulary, part, named)) return false;
      counts[named.kind] ??= COUNTS[named.kind](vocabulary, part);
      return counts[named.kind];
    });
    return counted.length > 0 ? counted : undefined;
  });
  return [...found, ...known].sort((a, b) => a.from - b.from);
}

/** Words before the name of a person: "named Sofia". */
const NAMED = wordSet('named called namens appele appelee llamado llamada');

/** "Revolut account": a bank that is a wallet in some countries. */
function isWalletsBank(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  word: string,
  country?: Country,
): boolean {
  if (vocabulary.localField(word) !== 'wallet') return false;
  // "Revolut UK": no wallet there.
  return (country && vocabulary.isOfOthers(word, country)) || tokens.some(isOfAccount);
}

/** "Kuwait Bank" is not the Jordanian bank with Kuwait in its name. */
function isAnothers(
  vocabulary: Vocabulary,
  { tokens, from, to, phrase }: Part,
  { kind, country }: NamedEntry,
): boolean {
  if (vocabulary.territoryOf(phrase) === 'nowhere') return false;
  const others = tokens.slice(from, to).map(({ word }) => vocabulary.territoryOf(word));
  return kind === 'bank' && others.some((land) => typeof land === 'object' && land !== country);
}

/** Returns true if a word may be part of such a name: it has no other explanation, or some names contain it. */
export function mayName(vocabulary: Vocabulary, { raw, word, stem, at, used }: Token): boolean {
  if (used) return false;
  if (WORDS.bank.has(word) || word === 'city' || isBrandWord(word) || isBrandWord(stem)) return true;
  if (IDLE_WORDS.has(word)) return at > 0 && isCapital(raw);
  const territory = vocabulary.territoryOf(word);
  if (territory) return territory === 'elsewhere';
  return !vocabulary.namesSomething(word) && (word === stem || !vocabulary.namesSomething(stem));
}

/** Words of a request that name something if they count. */
interface Part {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
  readonly phrase: string;
  /** The country, if it is known. */
  readonly country: Country | undefined;
  /** The countries that the request names. */
  readonly lands: readonly Run<Territory>[];
}

type Counts = (vocabulary: Vocabulary, part: Part) => boolean;

/**
 * A place that is also a word counts in capitals after "from" or the like; a short one after such a word or its
 * city.
 */
const isPlace: Counts = (vocabulary, { tokens, from, to, phrase, country }) => {
  const territory = vocabulary.territoryOf(phrase);
  if (territory === 'elsewhere') return country !== undefined;
  // "Frankfurt Oder", but not "Frankfurt oder Köln".
  if (to - from > 1) return !isJoiner(tokens[to - 1] as Token);
  const { raw, word } = tokens[from] as Token;
  // "London, NI number"
  if (tokens[to] && vocabulary.namesSomething(word + tokens[to].stem)) return false;
  if (country && /^[A-Z]{2,3}$/.test(raw) && isBehindCity(vocabulary, tokens, from, country)) return true;
  if (territory || vocabulary.countryOfCode(word)) return false;
  const isWord =
    IDLE_WORDS.has(word) || WORDS.place.has(word) || isEveryday(word) || vocabulary.namesSomething(phrase);
  if (/^[a-z]{1,2}$/.test(phrase) && (!country || !/^[A-Z]+$/.test(raw))) return false;
  // "nyc", "Fès", but not "tst data"
  const isTelling = /^(?!tst)[^aeiou]+$/.test(word) || /[^A-Za-z]/.test(raw) || raw === raw.toUpperCase();
  if (!isWord && (isTelling || word.length > 3)) return true;
  // "French phone, Nice", "Irish phone, Cork"
  const isApart = (tokens[from] as Token).apart || tokens[to]?.apart;
  if (isApart && isCapital(raw) && (country || (isWord && from > 0 && !IDLE_WORDS.has(word)))) return true;
  return isLeader(wordAt(tokens, from - 1)) && (!isWord || isCapital(raw));
};

function isJoiner({ raw, word }: Token): boolean {
  return LIST_WORDS.has(word) && raw === raw.toLowerCase();
}

/** "San Diego CA" */
function isBehindCity(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  to: number,
  country: Country,
): boolean {
  return [1, 2, 3].some((size) =>
    vocabulary.names
      .of(phraseOf(tokens.slice(Math.max(0, to - size), to)))
      ?.some((named) => named.kind === 'city' && named.country === country),
  );
}

/**
 * A bank whose name is also a word, or whose initials are ambiguous, counts beside a word for a bank; a bank of the
 * country also beside an account. "FNB eWallet" and "UMID CRN" are none.
 */
const isBank: Counts = (vocabulary, { tokens, from, to, phrase, country, lands }) => {
  const part = tokens.slice(from, to);
  const next = tokens[to];
  if (next && [next.word, next.stem].some((word) => vocabulary.namesSomething(phraseOf(part) + word)))
    return false;
  const before = tokens[from - 1];
  // "bank ING" is no banking.
  if (before && !WORDS.bank.has(before.word) && vocabulary.namesSomething(before.word + phraseOf(part)))
    return false;
  if (!country && part.every(isKindOfBank)) return false;
  if (part.length > 2 || vocabulary.territoryOf(phrase) === 'nowhere') return true;
  if (part.length === 2) {
    const isCommon = ({ word }: Token) =>
      WORDS.bank.has(word) || isAccountWord(word) || namesCountry(vocabulary, word);
    // "the bank BIC" names the Bank BIC of Namibia only in Namibia.
    const isOurs = country !== undefined || !part.some(({ word }) => isAccountWord(word));
    return !part.every(isCommon) || (isOurs && part.every(({ raw }) => isCapital(raw)));
  }
  const { word } = tokens[from] as Token;
  if (isCurrencyToken(tokens[from] as Token)) return false;
  // "SG bank account": initials that are a country's code name the country, if nothing else does.
  if (!country && lands.length === 0 && isCode(vocabulary, word)) return false;
  if (isBeside(tokens, from, to, WORDS.bank)) return true;
  const isWord =
    IDLE_WORDS.has(word) ||
    DESCRIPTIVE_WORDS.has(word) ||
    vocabulary.namesSomething(word) ||
    namesCountry(vocabulary, word);
  if (isWord) return isWalletsBank(vocabulary, tokens, word, country);
  return !isEveryday(word) || (country !== undefined && tokens.some(isOfAccount));
};

/** Returns true if a word is a country's code and no other word. */
function isCode(vocabulary: Vocabulary, word: string): boolean {
  return vocabulary.countryOfCode(word) !== undefined && !CODE_WORDS.has(word);
}

/** Returns true if a lower-case word describes a kind of bank: "an investment bank". */
function isKindOfBank({ raw, word }: Token): boolean {
  return !isCapital(raw) && (BANK_KINDS.has(word) || WORDS.bank.has(word));
}

/** "sterling account", "OTP Hungary account" */
function isOfAccount({ word }: Token): boolean {
  return isAccountWord(word);
}

/** Returns true if a word names a field that implies a bank. */
export function isAccountWord(word: string): boolean {
  return ACCOUNTS.has(commonField(word) ?? '') || BANK_CODES.has(word);
}

/** Numbers of banks in some countries. */
const BANK_CODES = wordSet('sort sortcode routing ifsc bsb clabe blz cbu');

const ACCOUNTS: ReadonlySet<string> = new Set(['account', 'iban', 'swift']);

function namesCountry(vocabulary: Vocabulary, word: string): boolean {
  return vocabulary.territoryOf(word) !== undefined || vocabulary.countryOfCode(word) !== undefined;
}

/** A brand that is also a word counts beside a word for a card, or in capitals; "UnionPay QuickPass" is a wallet. */
const isBrand: Counts = (vocabulary, { tokens, from, to, lands }) => {
  if (vocabulary.localField(phraseOf(tokens.slice(from, to + 1))) === 'wallet') return false;
  const { raw, word } = tokens[from] as Token;
  if (to - from > 1 || !WORDS.brand.has(word)) return true;
  // "US card other than Discover"
  if (from > 0 && isCapital(raw) && tokens.some((token) => WORDS.card.has(token.word))) return true;
  if (isBeside(tokens, from, to, WORDS.card)) return true;
  // "elo Brazil"
  const isLand = isInside(lands);
  return lands.length > 0 && tokens.every((token) => token.at === from || token.used || isLand(token.at));
};

const COUNTS = { city: isPlace, region: isPlace, bank: isBank, brand: isBrand } satisfies Record<
  NamedEntry['kind'],
  Counts
>;

const words = (text: string): ReadonlySet<string> => new Set(phrasesOf(list(text)));

const WORDS = {
  place: words(PLACE_WORDS),
  leader: words(PLACE_LEADERS),
  bank: words(BANK_WORDS),
  banked: words(BANKED_WORDS),
  brand: words(BRAND_WORDS),
  card: words(CARD_WORDS),
};

/** Returns true if a word means only "bank". */
export function isBankWord(word: string): boolean {
  return WORDS.bank.has(word);
}

/** Returns true if a word means something that people have or do at a bank. */
export function isBankingWord({ word }: Token): boolean {
  return WORDS.banked.has(word) || WORDS.bank.has(word) || BANK_LEADERS.has(word);
}

/** Returns true if a word means a card. */
export function isCardWord({ word, stem }: Token): boolean {
  return WORDS.card.has(word) || WORDS.card.has(stem);
}

/** Returns true if a word is also a place. */
export function isPlaceWord(word: string): boolean {
  return WORDS.place.has(word);
}

/** Returns true if a place may follow a word. */
export function isLeader(word: string): boolean {
  return WORDS.leader.has(word);
}

function isBeside(tokens: readonly Token[], from: number, to: number, beside: ReadonlySet<string>): boolean {
  return beside.has(wordAt(tokens, from - 1)) || beside.has(wordAt(tokens, to));
}

/**
 * Marks the words of a run as used, and words beside it that only say that it is a bank or a brand: "chez", "Bank",
 * "who banks at", "brand".
 */
export function take(tokens: readonly Token[], { from, to, meaning }: Run<readonly NamedEntry[]>): void {
  const isOfBank = meaning.some(({ kind }) => kind === 'bank');
  for (const token of tokens.slice(from, to)) token.used = true;
  const [before, next] = [tokens[from - 1], tokens[to]];
  if (before?.word === 'brand' && meaning.some(({ kind }) => kind === 'brand')) before.used = true;
  if (!isOfBank) return;
  if (next && WORDS.bank.has(next.word)) next.used = true;
  const verb = tokens[from - 2];
  if (verb && before && BANK_LEADERS.has(before.word) && BANKING.has(verb.word)) verb.used = true;
  const isLed = before && BANK_LEADERS.has(before.word) && !IDLE_WORDS.has(before.word);
  if (before && (isLed || WORDS.bank.has(before.word))) before.used = true;
}

const BANKING = wordSet('bank banks banking');
