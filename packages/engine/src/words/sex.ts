import {
  MARKED_SEX_WORDS,
  PRONOUN_VERBS,
  SEX_LABELS,
  SEX_LETTERS,
  SEX_PRONOUNS,
  SEX_WORDS,
} from '../data/conditionWords.ts';
import { NOT_OF_A_SEX } from '../data/negationWords.ts';
import {
  CODE_LINKS,
  HAVING_WORDS,
  IDLE_WORDS,
  LIST_WORDS,
  LONE_LETTERS,
  NO_WORD,
  wordSet,
} from '../data/requestWords.ts';
import { LETTERS_BEFORE_YEARS, SECOND_THOUGHTS, SEX_BESIDE, SEX_WORDS_ABROAD } from '../data/sexSigns.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { list } from '../kernel/text.ts';
import { commonField } from '../lexicon/commonWords.ts';
import { byPhrase, phrasesOf } from '../lexicon/phrases.ts';
import { isCapital, type Token, wordAt } from '../lexicon/tokens.ts';
import type { Sex } from '../model.ts';
import { exclusion, notOnly } from './exclusion.ts';
import { isLeader, namedIn } from './named.ts';
import { isNumber } from './numbers.ts';
import { isOutside, longestRuns, type Run } from './runs.ts';
import { demonymSex, isDemonym, isOfPeople, sexBySign, womanAtWork, wordBefore } from './sexByForm.ts';
import { areOfEach, isOfSomeRows } from './sexParts.ts';
import type { Vocabulary } from './vocabulary.ts';

type Word = keyof typeof SEX_WORDS;

/**
 * Returns the sex of the people in a request; both or neither is no condition. Marks the tokens as used unless they
 * mean something else too.
 */
export function sexIn(vocabulary: Vocabulary, tokens: readonly Token[]): Sex | undefined {
  takeEither(tokens);
  const runs = longestRuns(tokens, (phrase, from, to) => {
    const isOne = to - from === 1;
    const meaning =
      (isOne ? sexBeside(tokens, from) : undefined) ??
      WORDS().get(phrase) ??
      demonymSex(vocabulary, tokens, from, phrase) ??
      (isOne ? (letterSex(vocabulary, tokens, from) ?? pronounSex(tokens, from)) : undefined);
    return meaning && isException(tokens, from) ? undefined : meaning;
  });
  const places = onFirstUse(() => placesIn(vocabulary, tokens));
  const said = runs.filter((run) => isOutside(places())(run));
  const isOpen = said.some((run) => takeNotOnly(vocabulary, tokens, run));
  const sexes = said.map(({ from, to, meaning }) => {
    for (const token of tokens.slice(from, to))
      token.used ||= !isDemonym(vocabulary, token.stem) && !isOfPeople(vocabulary, token.word);
    if (meaning === 'neither') {
      const words = shown((tokens[from] as Token).raw);
      throw new Problem(
        'unresolved-request',
        `${words} is not a sex that rows can have; ask for female or male`,
      );
    }
    for (const label of [tokens[from - 1], tokens[to]]) {
      if (label && LABELS().has(label.word)) label.used = true;
    }
    return isTurned(vocabulary, tokens, { from, to, meaning }) ? OTHER[meaning] : meaning;
  });
  if (isOpen) return undefined;
  const [sex = sexBySign(tokens) ?? womanAtWork(vocabulary, tokens), other] = new Set(sexes);
  if (other !== undefined) {
    if (takeSecondThought(tokens)) return sexes.at(-1);
    if (tokens.some(({ word }) => word === 'neither'))
      throw new Problem('unresolved-request', 'every row has a sex; ask for female or male');
    if (areOfEach(vocabulary, tokens, said))
      throw new Problem(
        'unresolved-request',
        'the rows of a request have one sex or either; ask for those of each sex separately',
      );
    if (wordAt(tokens, said[0]?.to ?? 0) === 'than') throw sharesOfSex();
    if (isOfOne(tokens, said))
      throw new Problem('unresolved-request', 'names match the sex of the row; ask for female or male');
    return undefined;
  }
  if (said.some((run) => isOfSomeRows(vocabulary, tokens, run))) throw sharesOfSex();
  return sex;
}

/** "a woman with a male name" */
function isOfOne(tokens: readonly Token[], said: readonly Run<unknown>[]): boolean {
  const [first, second] = said as readonly [Run<unknown>, Run<unknown>];
  const between = tokens.slice(first.to, second.from);
  return (
    between.some(({ word }) => HAVING_WORDS.has(word)) && !between.some(({ word }) => LIST_WORDS.has(word))
  );
}

/** "any gender", "both sexes", "sex: any", "gender not specified" */
function takeEither(tokens: readonly Token[]): void {
  for (const { at, stem } of tokens) {
    if (!SEX.has(stem)) continue;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isListed = !next?.begins && (next?.apart || next?.word === 'random');
    const isOpen = /^(?:not specified|does not matter)/.test(phraseAt(tokens, at + 1));
    const isEither = !isListed && EITHER_BEHIND.has(next?.word ?? '');
    const size = isOpen ? 3 - Number(next?.word === 'not') : Number(isEither);
    const isBefore = size === 0 && EITHER_BEFORE.has(before?.word ?? '');
    if (size === 0 && !isBefore) continue;
    for (const token of tokens.slice(isBefore ? at - 1 : at, at + 1 + size)) token.used = true;
  }
}

function phraseAt(tokens: readonly Token[], from: number): string {
  return tokens
    .slice(from, from + 3)
    .map(({ word }) => word)
    .join(' ');
}

const EITHER_BEHIND = wordSet(
  'any both either all random neutral unknown unspecified null none irrelevant egal beliebig',
);

function sharesOfSex(): Problem {
  return new Problem(
    'unresolved-request',
    'the rows of a request have one sex or either; omit the share of each',
  );
}

/** "a man... sorry, I meant a woman". Marks the words that correct something as used. */
function takeSecondThought(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ word }) => SECOND_THOUGHTS.has(word));
  for (const token of words) token.used = true;
  return words.length > 0;
}

/** A word that means a sex because of its neighbours: "eine Dame", "pan z Łodzi". */
function sexBeside(tokens: readonly Token[], at: number): Sex | undefined {
  const { word, apart } = tokens[at] as Token;
  if (!BESIDE.has(word)) return undefined;
  const before = apart ? '' : wordAt(tokens, at - 1);
  const next = tokens.slice(at + 1, at + 7).map((token) => `${token.word} `);
  return SEX_BESIDE.find(
    ([, isBefore, name, isNext]) => name === word && isBefore.test(before) && isNext.test(next.join('')),
  )?.[0];
}

const BESIDE: ReadonlySet<string> = new Set(SEX_BESIDE.map(([, , name]) => name));

const OTHER = { female: 'male', male: 'female' } as const;

const byWord = (table: Readonly<Partial<Record<Word, string>>>) =>
  byPhrase(Object.entries(table).map(([sex, names]) => [sex as Word, list(names)]));
const WORDS = onFirstUse(() => new Map([...byWord(SEX_WORDS_ABROAD), ...byWord(SEX_WORDS)]));
const LETTERS = onFirstUse(() => byWord(SEX_LETTERS));
const PRONOUNS = onFirstUse(() => byWord(SEX_PRONOUNS));
const VERBS: ReadonlySet<string> = new Set(list(PRONOUN_VERBS));
const LABELS = onFirstUse(() => new Set(phrasesOf(list(SEX_LABELS))));
const NOT = onFirstUse(() => new Set(phrasesOf(list(NOT_OF_A_SEX))));
const MARKED = new Map(
  Object.entries(MARKED_SEX_WORDS).flatMap(([sex, names]) => list(names).map((name) => [name, sex as Sex])),
);

/** Returns true if a word always means a sex. */
export function isSexWord(word: string): boolean {
  return WORDS().has(word);
}

/** "not only German women". Marks these words as used. */
function takeNotOnly(vocabulary: Vocabulary, tokens: readonly Token[], run: Run<unknown>): boolean {
  const before = wordBefore(vocabulary, tokens, run);
  const words = notOnly(tokens, { ...run, from: before ? before.at + 1 : 0 });
  for (const token of words) token.used = true;
  return words.length > 0;
}

/** "not male", "no German women", "women excluded". Marks the words of the negation as used. */
function isTurned(vocabulary: Vocabulary, tokens: readonly Token[], run: Run<unknown>): boolean {
  const before = wordBefore(vocabulary, tokens, run, LABELS());
  if (tokens[run.from]?.minus) return true;
  // "TC kimlik no kadın"
  const thing = before?.apart ? undefined : tokens[(before?.at ?? 0) - 1]?.word;
  if (
    NO_WORD.has(before?.word ?? '') &&
    thing !== undefined &&
    (vocabulary.localField(thing) ?? commonField(thing))
  )
    return false;
  if (before && isNoNot(tokens, before, run)) {
    before.used ||= before.word === 'nem'; // it says nothing else
    return false;
  }
  const words =
    before && isNot(before) ? [before] : exclusion(tokens, { ...run, from: before ? before.at + 1 : 0 });
  for (const token of words) token.used = true;
  const next = tokens[run.to];
  if (words.length === 0) return false;
  // "no men under 30" excludes neither all men nor everybody under 30.
  if (next?.used && !next.apart && BOUNDS.has(next.word))
    throw new Problem(
      'unresolved-request',
      'ask for the sex and the age that you want, not for all but some',
    );
  const after = next && !next.apart ? tokens[next.at + 1] : undefined;
  const link = after?.apart ? '' : (next?.word ?? '');
  // "no men from Berlin" means the women of Berlin.
  const isAll = before !== undefined && isNot(before) && !LIST_WORDS.has(link);
  if (after && !isAll && isOfSome(vocabulary, link, after))
    throw new Problem(
      'unresolved-request',
      'ask for the rows that you want, not for all but some of one sex',
    );
  return true;
}

/**
 * "except men from Warsaw", "exclude men and women over 60": the exclusion covers only some of that sex, or others
 * too.
 */
function isOfSome(vocabulary: Vocabulary, link: string, { word }: Token): boolean {
  if (LIST_WORDS.has(link)) return WORDS().has(word);
  const isTerritory = vocabulary.territoryOf(word) ?? vocabulary.countryOfCode(word);
  const names = isTerritory || !isLeader(link) ? [] : (vocabulary.names.of(word) ?? []);
  return names.some(({ kind }) => kind === 'city' || kind === 'region');
}

/** "ei norsk kvinne" is one woman, and "nem: nő" names the sex. */
function isNoNot(tokens: readonly Token[], { at, word }: Token, { from }: Run<unknown>): boolean {
  if (word === 'ei') return NORSE_WOMEN.has(wordAt(tokens, from));
  return word === 'nem' && tokens[at + 1]?.begins === true;
}

/** "no men", "nem nő" */
function isNot({ word, apart, begins }: Token): boolean {
  return NONE.has(word) || ((apart || begins) && NOT().has(word));
}

/**
 * A word known by its accents, or a letter after its label, beside an age or alone: `nő`, `gender: f`, `F 30`,
 * `pesel f`.
 */
function letterSex(vocabulary: Vocabulary, tokens: readonly Token[], at: number): Word | undefined {
  const { raw, word } = tokens[at] as Token;
  const marked = MARKED.get(raw.toLowerCase());
  if (marked) return marked;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (LABELS().has(before?.word ?? '')) return LETTERS().get(word);
  const ofYears = word.length === 1 ? letterBeforeYears(word, tokens[at + 2]) : undefined;
  if (ofYears === 'either')
    throw new Problem('unresolved-request', `${shown(raw)} may mean either sex here; ask for female or male`);
  const isAge = (token: Token | undefined) => token?.used && isNumber(token.word);
  if (ofYears && isAge(after)) return ofYears;
  const isSex = LONE_LETTERS.has(word) && (isAge(before) || isAge(after) || isLone(vocabulary, tokens, at));
  return isSex ? LETTERS().get(word) : undefined;
}

function letterBeforeYears(letter: string, years: Token | undefined): Sex | 'either' | undefined {
  return LETTERS_BEFORE_YEARS[years?.raw.toLowerCase() ?? '']?.[letter];
}

/** Returns true if a letter stands alone between known words: "cnp f", "jp f 20s tokyo", but not "size M", "f name". */
function isLone(vocabulary: Vocabulary, tokens: readonly Token[], at: number): boolean {
  const [before, letter, next] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]];
  if (next?.joint) return false;
  const isPlace = ({ word }: Token) =>
    !IDLE_WORDS.has(word) &&
    (isDemonym(vocabulary, word) ||
      vocabulary.countryOfCode(word) !== undefined ||
      vocabulary.names.of(word) !== undefined);
  const isKnown = (token: Token) => token.used || isNumber(token.word) || isPlace(token);
  const isField = ({ word, stem }: Token) => [word, stem].some((each) => vocabulary.namesSomething(each));
  const isBefore = !before || letter.apart || isKnown(before) || isField(before);
  const isOfNumber = before !== undefined && vocabulary.impliedCountries(before.word) !== undefined;
  const isNext =
    !next || next.apart || CODE_LINKS.has(next.word) || ((isOfNumber || isKnown(next)) && !isField(next));
  return isBefore && isNext && tokens.length > 1;
}

function pronounSex(tokens: readonly Token[], at: number): Word | undefined {
  return VERBS.has(wordAt(tokens, at + 1)) ? PRONOUNS().get((tokens[at] as Token).word) : undefined;
}

/** Returns places that contain a word for a sex: "Bay of Plenty", "from Man". */
function placesIn(vocabulary: Vocabulary, tokens: readonly Token[]): readonly Run<unknown>[] {
  return namedIn(vocabulary, tokens).filter(
    ({ from, to }) =>
      to - from > 1 || (isLeader(wordAt(tokens, from - 1)) && isCapital((tokens[from] as Token).raw)),
  );
}

/** Words that mean no sex before some others: "mother's maiden name", « donne-moi un IBAN ». */
const EXCEPTIONS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...list('mother mothers father fathers husband husbands wife wifes').map(
    (word) => [word, wordSet('name maiden first last surname tongue')] as const,
  ),
  ['miss', wordSet('a an any it out the')],
  ['lass', wordSet('uns mich es mal sie ihn die das den bitte')],
  ['man', wordSet('reikia')],
  ['donne', wordSet('moi nous un une le la les des 0')],
]);

function isException(tokens: readonly Token[], at: number): boolean {
  const next = wordAt(tokens, at + 1).replace(/^[0-9]+$/, '0');
  return EXCEPTIONS.get(wordAt(tokens, at))?.has(next) === true;
}

const SEX = wordSet('sex gender');
const EITHER_BEFORE = wordSet('any both either all mixed');
const NORSE_WOMEN = wordSet('kvinne dame jente kvinner damer jenter');
const BOUNDS = wordSet('under over above below younger older');
const NONE = wordSet('no zero');
