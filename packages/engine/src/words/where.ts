import { CITY_HEADS, CITY_LINKS } from '../data/conditionWords.ts';
import {
  DESCRIPTIVE_WORDS,
  IDLE_WORDS,
  INSTEAD_WORDS,
  LIST_WORDS,
  NO_WORD,
  wordSet,
} from '../data/requestWords.ts';
import { walletNames } from '../fields/wallet.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { isCapital, type Token, wordAt } from '../lexicon/tokens.ts';
import { wordKey } from '../lexicon/wordKey.ts';
import type { Country } from '../model.ts';
import { steering, type Where } from '../spec/steering.ts';
import type { Meaning } from './countryWords.ts';
import { exclusion, isPersonWord, notOnly } from './exclusion.ts';
import { isBankingWord, isCardWord, isLeader, mayName, namedIn, take } from './named.ts';
import type { NamedEntry } from './names.ts';
import { placeKind } from './placeKind.ts';
import { isOutside, type Run, wordsAsWritten } from './runs.ts';
import type { Subject } from './subject.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns the conditions that name something of a country, and the card of a brand. Marks the tokens as used. */
export function namesWhere(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  { country, mentions }: Subject,
  sure: readonly Run<readonly NamedEntry[]>[],
): { readonly where: Where; readonly cards: readonly Run<Meaning>[] } {
  const where: { [kind in NamedEntry['kind']]?: string } = {};
  const cards: Run<Meaning>[] = [];
  const named = namedIn(vocabulary, tokens, { country, sure });
  const runs = [...named, ...misspeltNames(vocabulary, tokens, country).filter(isOutside(named))];
  // "a South African bank account" names no African Bank, "Congo Kinshasa" no Kinshasa.
  const cuts = ({ from, to }: Run<unknown>) =>
    mentions.some((mention) => mention.from < from && from < mention.to) ||
    mentions.some((mention) => mention.from === from && to < mention.to);
  const uncut = runs.filter((each) => !cuts(each));
  for (const run of uncut) {
    const said = run.meaning.some(({ kind }) => isPlace(kind)) ? placeKind(tokens, run) : undefined;
    const isOther = !said && !isJoined(tokens, run);
    const region = isOther ? regionOfOthers(run, uncut) : undefined;
    const { kind, name, unlisted } = region ?? chosen(tokens, run, said?.kind);
    if (unlisted) throw lacking(country, kind, name);
    const longer = isPlace(kind) && longerName(vocabulary, tokens, run);
    if (longer) throw lacking(country, 'city', wordsAsWritten(tokens, longer));
    if (notOnly(tokens, run).length > 0)
      throw new Problem(
        'unresolved-request',
        `ask for the ${kind} that you want, or for none, not for more than ${name}`,
      );
    const without = leavingOut(tokens, run, kind);
    if (without.length > 0) {
      if (!uncut.some((other) => isWantedInstead(tokens, run, other, kind)))
        throw new Problem('unresolved-request', `ask for the ${kind} that you want, not for all but ${name}`);
      for (const token of [...without, ...tokens.slice(run.from, run.to)]) token.used = true;
      continue;
    }
    const before = where[kind];
    if (before !== undefined && before !== name)
      throw new Problem('unresolved-request', `ask for one ${kind}, not for ${before} and ${name}`);
    if (said?.kind === 'region' && kind !== 'region')
      throw lacking(country, 'region', wordsAsWritten(tokens, run));
    if (said?.kind === kind) said.token.used = true;
    where[kind] = name;
    take(tokens, run);
    if (kind === 'brand') cards.push({ from: run.from, to: run.to, meaning: { selectors: ['card'] } });
  }
  checkTogether(country, where);
  return { where, cards };
}

/** "Hamburg, not Berlin", "not Visa but Mastercard", "no Visa, Mastercard" */
function isWantedInstead(
  tokens: readonly Token[],
  run: Run<unknown>,
  other: Run<readonly NamedEntry[]>,
  kind: NamedEntry['kind'],
): boolean {
  if (!other.meaning.some((named) => named.kind === kind) || leavingOut(tokens, other, kind).length > 0)
    return false;
  if (other.to <= run.from || (other.from === run.to && tokens[run.to]?.apart)) return true;
  return tokens.slice(run.to, other.from).some(({ word }) => INSTEAD_WORDS.has(word) || USING.has(word));
}

/** Returns the words that exclude a name: "no customers from" Berlin, "without an account at" KCB. */
function leavingOut(tokens: readonly Token[], run: Run<unknown>, kind: NamedEntry['kind']): readonly Token[] {
  const isLink = (token: Token) =>
    isPersonWord(token) ||
    (kind === 'bank' && isBankingWord(token)) ||
    (kind === 'brand' && isCardWord(token));
  const words = exclusion(tokens, run, { isLink, most: 6 });
  return words.length > 0 ? words : spanishNo(tokens, run, kind);
}

/** "clientes no de Madrid", "tarjetas no Visa", "cuenta no BBVA España", but "account no KCB Kenya" */
function spanishNo(
  tokens: readonly Token[],
  { from }: Run<unknown>,
  kind: NamedEntry['kind'],
): readonly Token[] {
  const no = tokens.slice(0, from).findLast(({ word }) => !SPANISH_LINKS.has(word));
  if (!no || !NO_WORD.has(no.raw) || no.used) return [];
  const isNot =
    no.at < from - 1 ||
    kind === 'brand' ||
    (kind === 'bank' && tokens.some(({ word }) => SPANISH_LINKS.has(word) || SPANISH.has(word)));
  return isNot ? tokens.slice(no.at, from) : [];
}

const SPANISH_LINKS = wordSet('de del la el los las en banco ciudad');
const SPANISH = wordSet('cuenta cuentas tarjeta tarjetas clientes personas con españa méxico perú panamá');

/** "Campinas and São Paulo" */
function isJoined(tokens: readonly Token[], { from, to }: Run<unknown>): boolean {
  return [tokens[from - 1], tokens[to]].some((token) => token && LIST_WORDS.has(token.word));
}

/** "Montreal, Quebec": the region with the same name as a city, if the request names another city of it. */
function regionOfOthers(
  { meaning }: Run<readonly NamedEntry[]>,
  runs: readonly Run<readonly NamedEntry[]>[],
): NamedEntry | undefined {
  const own = cityOf(meaning);
  const others = runs.map((run) => cityOf(run.meaning)).filter((city) => city !== own);
  return meaning.find(
    ({ kind, name, country }) =>
      kind === 'region' &&
      country.places.some(({ city, region }) => region.text === name && others.includes(city.text)),
  );
}

function cityOf(names: readonly NamedEntry[]): string | undefined {
  return names.find(({ kind }) => kind === 'city')?.name;
}

/**
 * Returns a longer name that contains a place's name and is otherwise unknown: "Valencia de Alcántara", "Port
 * Madrid".
 */
function longerName(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  { from, to }: Run<readonly NamedEntry[]>,
): Run<undefined> | undefined {
  const isNext = (token: Token | undefined): token is Token => !!token && !token.used && !token.apart;
  const [head, place, link, tail] = [tokens[from - 1], tokens[from], tokens[to], tokens[to + 1]];
  const isHead = isNext(place) && head && !head.used && CITY_HEADS.has(head.word);
  const isTail =
    isNext(link) &&
    CITY_LINKS.has(link.word) &&
    isNext(tail) &&
    isCapital(tail.raw) &&
    !IDLE_WORDS.has(tail.word) &&
    mayName(vocabulary, tail) &&
    !vocabulary.names.of(tail.word);
  return isHead || isTail
    ? { from: isHead ? from - 1 : from, to: isTail ? to + 2 : to, meaning: undefined }
    : undefined;
}

/**
 * Picks one meaning of a name: of a place and a bank, the place after "in" or the like; of a city and its region,
 * the one that the request names.
 */
function chosen(
  tokens: readonly Token[],
  { from, meaning }: Run<readonly NamedEntry[]>,
  said: NamedEntry['kind'] | undefined,
): NamedEntry {
  const place = meaning.find(({ kind }) => kind === said);
  if (place) return place;
  const first = meaning[0] as NamedEntry;
  // "a Münchner firm" is no client of the Münchner Bank.
  if (first.other && /er$/.test((tokens[from] as Token).word)) return first;
  const bank = meaning.find(({ kind }) => kind === 'bank');
  return bank && !BEFORE_PLACES.has(wordAt(tokens, from - 1)) ? bank : first;
}

/** Returns cities and card brands of the country that unknown words resemble by a typing error or an ending. */
function misspeltNames(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  country: Country,
): readonly Run<readonly NamedEntry[]>[] {
  return tokens.flatMap((token) => {
    const { word, at } = token;
    if (!mayName(vocabulary, token) || vocabulary.names.of(word)) return [];
    if (vocabulary.misspeltTerritory(word)) return [];
    const all = vocabulary.misspeltCity(word) ?? vocabulary.misspeltBrand(word);
    // A bank may be called like the city.
    const own = (all ?? [])
      .flatMap((named) => vocabulary.names.of(wordKey(named.name)) ?? [named])
      .filter((named) => named.country === country);
    return own.length > 0 ? [{ from: at, to: at + 1, meaning: own }] : [];
  });
}

/** Refuses names of other countries among the words without an explanation. */
export function refuseForeign(
  tokens: readonly Token[],
  names: readonly Run<readonly NamedEntry[]>[],
  country: Country,
): void {
  const foreign = names.find(
    ({ from, to, meaning }) =>
      tokens.slice(from, to).every(({ used }) => !used) &&
      (to - from > 1 || meaning.every(({ kind }) => !isPlace(kind)) || isMeant(tokens, from, meaning)),
  );
  if (!foreign) return;
  const own = foreign.meaning.find((named) => named.country === country);
  if (own)
    throw new Problem(
      'unresolved-request',
      `the rows asked for have no ${own.kind}; ask for a person, or omit ${shown(wordsAsWritten(tokens, foreign))}`,
    );
  const homes = [...new Set(foreign.meaning.map((named) => named.country.name))].slice(0, 10).join(', ');
  throw lacking(country, foreign.meaning[0]?.kind ?? 'brand', wordsAsWritten(tokens, foreign), homes);
}

/**
 * Returns true if a name is certain even if its words name fields: a card brand, or a bank's name of several words
 * ("a national bank" is none).
 */
export function isSureName(
  tokens: readonly Token[],
  { from, to, meaning }: Run<readonly NamedEntry[]>,
): boolean {
  const isOwn = ({ raw, word }: Token) => isCapital(raw) || !DESCRIPTIVE_WORDS.has(word);
  const isTelling = to - from > 1 && tokens.slice(from, to).some(isOwn);
  return meaning.every(({ kind }) => kind === 'brand' || (kind === 'bank' && isTelling));
}

function isPlace(kind: NamedEntry['kind']): boolean {
  return kind === 'city' || kind === 'region';
}

/** "from tokyo", "Tokyo", but not "Virginia", which is a given name too. */
function isMeant(tokens: readonly Token[], at: number, names: readonly NamedEntry[]): boolean {
  const isSmall = /^[a-z]/.test((tokens[at] as Token).raw);
  return isLeader(wordAt(tokens, at - 1)) || (!isSmall && !names.every(({ unlisted }) => unlisted));
}

/** Returns the country's own entries; `homes` are the countries that have the requested one. */
export function lacking(
  country: Country,
  kind: NamedEntry['kind'] | 'wallet',
  words: string,
  homes = '',
): Problem {
  const known = {
    city: country.places.map(({ city }) => city.text),
    region: country.places.map(({ region }) => region.text),
    bank: country.banks.map(({ bank }) => bank.text),
    brand: country.facts.cards.replace(/:[0-9.]+/g, '').split(' '),
    wallet: walletNames(country),
  }[kind];
  const some = [...new Set(known)].slice(0, 10).join(', ') || 'none';
  return new Problem(
    'unresolved-request',
    `${country.name} has no ${kind} ${shown(words)}${homes && ` (it is in ${homes})`}; known: ${some}`,
  );
}

/** Refuses a city, a region and a bank that contradict each other. */
function checkTogether(country: Country, { city, region, bank }: Where): void {
  if ([city, region, bank].filter((name) => name !== undefined).length < 2) return;
  try {
    steering(country, { city, region, bank });
  } catch (error) {
    throw error instanceof Problem ? error.with({ kind: 'unresolved' }) : error;
  }
}

/** "instead of Itaú use Bradesco" */
const USING = wordSet('use using take choose prefer');
const BEFORE_PLACES = wordSet('in from living aus de en a');
