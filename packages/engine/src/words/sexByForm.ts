import { wordSet } from '../data/requestWords.ts';
import {
  AGE_OF_WOMEN,
  FORMS_OF_WOMEN,
  OF_EITHER_SEX,
  WORK_OF_WOMEN,
  WORKING_WOMEN,
} from '../data/sexSigns.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import { list } from '../kernel/text.ts';
import { type Token, wordAt } from '../lexicon/tokens.ts';
import type { Sex } from '../model.ts';
import { isNumber } from './numbers.ts';
import type { Run } from './runs.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Returns the sex that follows from the form of a word for an age or a birth: "née en 1985", "una jubilada", "in
 * her thirties".
 */
export function sexBySign(tokens: readonly Token[]): Sex | undefined {
  const whose = tokens.find(
    ({ at, word, used }) => used && WHOSE.has(word) && IN.has(wordAt(tokens, at - 1)),
  );
  if (whose) return whose.word === 'her' ? 'female' : 'male';
  const isForm = tokens.some(
    ({ raw, used }) => used && (FORMS().has(raw.toLowerCase()) || AGE_OF_WOMEN.test(raw)),
  );
  return isForm && !tokens.some(({ raw }) => EITHER().has(raw.toLowerCase())) ? 'female' : undefined;
}

const WHOSE = wordSet('her his');
const IN = wordSet('in');

/** "Lehrerin aus Wien", "eine Pariserin", « une infirmière » */
export function womanAtWork(vocabulary: Vocabulary, tokens: readonly Token[]): Sex | undefined {
  const isWork = ({ raw, word, used }: Token) =>
    !used &&
    (WORK_OF_WOMEN.test(raw) || WORKING().has(raw.toLowerCase())) &&
    (vocabulary.names.of(word) ?? []).every(({ other }) => other) &&
    vocabulary.territoryOf(word) === undefined;
  return tokens.some(isWork) ? 'female' : undefined;
}

/** `Irishwoman`, `Frenchmen`: but not `German`. */
const DEMONYM = /(?:ch|sh|s)(wo)?m[ae]n$/;
/**
 * These endings are adjectives too, but mean women after these words, unless a thing of theirs follows: "une
 * Française de 30 ans".
 */
const OF_WOMAN = /(?:aise|oise|ienne|aine|ana|esa|ola|ena|ina|eira)s?$|iane$/;

export function demonymSex(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  at: number,
  word: string,
): Sex | undefined {
  const ending = DEMONYM.exec(word);
  if (ending) return isDemonym(vocabulary, word) ? (ending[1] ? 'female' : 'male') : undefined;
  const isWoman =
    vocabulary.women.has(word) || ARAB_WOMEN.test(word) || (OF_WOMAN.test(word) && isSaidOfWomen(tokens, at));
  return isWoman && isOfPeople(vocabulary, word) ? 'female' : undefined;
}

/** `سعوديات` */
const ARAB_WOMEN = /^[\u0600-\u06ff]+يات$/;

/** Returns true if a word names the people of a country, or only of a city or a region: "six Lyonnaises". */
export function isOfPeople(vocabulary: Vocabulary, word: string): boolean {
  const names = vocabulary.names.of(word) ?? [];
  const isOfPlace = names.length > 0 && names.every(({ other }) => other);
  return isOfPlace || typeof vocabulary.territoryOf(word) === 'object';
}

/** "une Française", "cinq Marocaines", but not "cinq entreprises marocaines" */
function isSaidOfWomen(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isSeveral = /(?:s|iane)$/.test(wordAt(tokens, at));
  const isCounted = isSeveral && !before?.figure && isNumber(before?.word ?? '');
  // "brasileiras de São Paulo"
  const isFirst = isSeveral && !before && (!next || BEHIND_WOMEN.has(next.word));
  const isOne = isCounted || isFirst || ARTICLES_OF_WOMEN.has(before?.word ?? '');
  const isAlone = !next || next.apart || next.used || BEHIND_WOMEN.has(next.word);
  return isOne && isAlone;
}

/** Returns the last word before a run that is neither a demonym nor one of some others: "two" before German women. */
export function wordBefore(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  { from }: Run<unknown>,
  passed: Pick<ReadonlySet<string>, 'has'> = new Set(),
): Token | undefined {
  return tokens
    .slice(0, from)
    .findLast(({ word, stem }) => !isDemonym(vocabulary, stem) && !passed.has(word));
}

/** Returns true if a word names a people, by their country or a part of it. */
export function isDemonym(vocabulary: Vocabulary, word: string): boolean {
  if (typeof vocabulary.territoryOf(word) === 'object') return true;
  return DEMONYM.test(word) && vocabulary.names.of(word) !== undefined;
}

const FORMS = onFirstUse(() => new Set(list(FORMS_OF_WOMEN)));
const EITHER = onFirstUse(() => new Set(list(OF_EITHER_SEX)));
const WORKING = onFirstUse(() => new Set(list(WORKING_WOMEN)));

const ARTICLES_OF_WOMEN = wordSet('une una uma unas umas las');
const BEHIND_WOMEN = wordSet('con com avec de di da qui que che');
