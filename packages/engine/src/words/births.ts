import { BIRTH_YEARS, ERAS, SHORT_YEARS, YEAR_WORDS } from '../data/ageWordsAbroad.ts';
import { AGE_WORDS, MONTHS } from '../data/conditionWords.ts';
import { fullYear } from '../lexicon/figures.ts';
import type { Band } from '../model.ts';
import {
  ageOf,
  bornFrom,
  bornIn,
  bornInDecade,
  bornUntil,
  decade,
  decadePart,
  range,
  several,
} from './ageBand.ts';
import { AGE_ALTERNATIVES, DECADE, DECADES } from './ageWords.ts';
import { type Pattern, wordPattern } from './line.ts';

/** After a request for birth dates themselves: "birthdays before 1980". */
const BORN = `(?:(?:${AGE_ALTERNATIVES.born}) |(?<=(?:${AGE_WORDS.births}) ))`;
const YEAR = /^(?:19|20)[0-9]{2}$/;
/** "born after the year 2000" */
const THE_YEAR = `(?:(?:${YEAR_WORDS}) )?`;

/** Birth years in figures. */
export const BIRTHS: readonly Pattern<Band>[] = [
  [
    wordPattern(
      `(?:${AGE_ALTERNATIVES.between}) ([0-9]{4}) (?:${AGE_ALTERNATIVES.and}) ([0-9]{4}) (?:${AGE_ALTERNATIVES.born})`,
    ),
    (first, last) => bornIn(+first, +last),
  ],
  [
    wordPattern(
      `${BORN}(?:(?:${AGE_ALTERNATIVES.between}) )?([0-9]{4})(?:-| (?:${AGE_ALTERNATIVES.and}) )([0-9]{4})`,
    ),
    (first, last) => range(`${ageOf(+last)}`, `${ageOf(+first)}`),
  ],
  [
    wordPattern(
      `${BORN}(?:${AGE_WORDS.bornAfter}) ([0-9]{4}) (?:and|but) (?:${AGE_WORDS.bornBefore}) ([0-9]{4})`,
    ),
    (after, before) => bornIn(+after + 1, +before - 1),
  ],
  [
    wordPattern(`${BORN}(?:[a-z]+ ){0,2}?(early|mid|late)[ -]${DECADE}s`),
    (part, years) => {
      const [first, last] = decadePart(decade(years), part);
      return bornIn(first, last);
    },
  ],
  [
    wordPattern(`${BORN}(?:in (?:the years )?)?([0-9]{4})-([0-9]{2,4})`),
    (first, last) => bornIn(+first, +(first.slice(0, 4 - last.length) + last)),
  ],
  [
    wordPattern(`${BORN}(?:in )?([0-9]{4}) (?:${AGE_WORDS.or}) ([0-9]{4})`),
    (one, other) =>
      Math.abs(+one - +other) === 1
        ? bornIn(Math.min(+one, +other), Math.max(+one, +other))
        : several(one, other),
  ],
  [wordPattern(`${BORN}(?:in )?([0-9]{4})\\+`), (year) => bornFrom(+year)],
  [
    wordPattern(`${BORN}(?:${AGE_WORDS.bornAfter}|${AGE_WORDS.bornFrom}) (?:${MONTHS}) ([0-9]{4})`),
    (year) => bornFrom(+year),
  ],
  [
    wordPattern(`${BORN}(?:${AGE_WORDS.bornBefore}|${AGE_WORDS.bornUntil}) (?:${MONTHS}) ([0-9]{4})`),
    (year) => bornUntil(+year),
  ],
  [wordPattern(`${BORN}(?:in )?([0-9]{4}) (?:${AGE_WORDS.orLater})`), (year) => bornFrom(+year)],
  [wordPattern(`${BORN}(?:in )?([0-9]{4}) (?:${AGE_WORDS.orEarlier})`), (year) => bornUntil(+year)],
  [wordPattern(`${BORN}(?:${AGE_WORDS.bornUntil}) ${THE_YEAR}([0-9]{4})`), (year) => bornUntil(+year)],
  [
    wordPattern(`${BORN}(?:${AGE_WORDS.bornFrom}) ${THE_YEAR}([0-9]{4})(?: on(?:wards?)?)?`),
    (year) => bornFrom(+year),
  ],
  [
    wordPattern(`${BORN}(?:${AGE_WORDS.bornBefore})[ -]${THE_YEAR}([0-9]{4})`),
    (year) => bornUntil(+year - 1),
  ],
  [wordPattern(`${BORN}(?:${AGE_WORDS.bornAfter})[ -]${THE_YEAR}([0-9]{4})`), (year) => bornFrom(+year + 1)],
  [wordPattern(`${BORN}(?:[a-z]+ ){0,3}(?:${DECADE}(?:s|er|ern|erjahre|erjahren))`), bornInDecade],
  [
    wordPattern(
      `${BORN}(?:en los|nos|negli|dans les|in den|in de|na) (?:anos |anni |annees |jaren )?${DECADE}`,
    ),
    bornInDecade,
  ],
  // "nate a Napoli negli anni 70"
  [
    wordPattern(`${BORN}(?:a|em|en|in) [^ ]+ (?:negli anni|nos anos|en los(?: anos)?) ${DECADE}`),
    bornInDecade,
  ],
  [wordPattern('(?:from|of|since) the (?:early |mid |late )?((?:19|20)?[0-9]0)s'), bornInDecade],
  [wordPattern(`(?:in (?:den|the) )?${DECADE}(?:s|er|ern) (?:born|geboren\\w*)`), bornInDecade],
  // "vor 1970 geborene Frauen"
  [
    wordPattern(`(?:${AGE_WORDS.bornBefore}) ${THE_YEAR}([0-9]{4}) (?:${AGE_ALTERNATIVES.born})`),
    (year) => bornUntil(+year - 1),
  ],
  [
    wordPattern(`(?:${AGE_WORDS.bornAfter}) ${THE_YEAR}([0-9]{4}) (?:${AGE_ALTERNATIVES.born})`),
    (year) => bornFrom(+year + 1),
  ],
  // "Jg. 77", "né en 02"
  [
    wordPattern(`(?:${SHORT_YEARS}) ([3-9][0-9]|0[0-7])(?! (?:${AGE_ALTERNATIVES.years})|[0-9])`),
    (year) => bornIn(+fullYear(year), +fullYear(year)),
  ],
  [wordPattern('([0-9]{4}) ?(?:[dt][ea]n )?sonra dog\\w+'), (year) => bornFrom(+year + 1)],
  [wordPattern('([0-9]{4}) ?(?:[dt][ea]n )?once dog\\w+'), (year) => bornUntil(+year - 1)],
  // "nata a Roma nel 1990"
  [
    wordPattern(`${BORN}(?:a|in|en|em|w) \\| (?:(?:in|nel|en|em|w) )?([0-9]{4})`),
    (year) => bornIn(+year, +year),
  ],
  [
    wordPattern(`${BORN}(?:[^ |]+[ -]){0,3}([0-9]{4})`),
    (year) => (YEAR.test(year) ? bornIn(+year, +year) : undefined),
  ],
  [wordPattern('([0-9]{4})(?:[ -](?:born|dogumlu|geboren\\w*|er jahrgang))'), (year) => bornIn(+year, +year)],
  [wordPattern('([0-9]{4}) 年?(?:年生まれ|年出生|년생|年生)'), (year) => bornIn(+year, +year)],
  [
    wordPattern(`(${Object.keys(ERAS).join('|')}) ([0-9]{1,2}) 年生まれ`),
    (era, year) => bornIn(+year + (ERAS[era] as number), +year + (ERAS[era] as number)),
  ],
  [wordPattern('([5-9]0|00) 后'), bornInDecade],
  [wordPattern(`([0-9]{4}) (?:${BIRTH_YEARS})`), (year) => bornIn(+year, +year)],
  [wordPattern(`${BORN}(?:w latach|v letech|v rokoch) ${DECADE}(?:[ -](?:tych|ch))?`), bornInDecade],
  // "woman 1990"
  [
    wordPattern(`(?<=[ -](?:${AGE_WORDS.bornPerson}) )((?:19[3-9]|200)[0-9])(?! (?:rows|records))`),
    (year) => bornIn(+year, +year),
  ],
  [wordPattern(`(?<=[ -](?:${AGE_WORDS.bornPerson}) )((?:19[3-9]|200)0)s`), bornInDecade],
];

/** Birth years in words. */
export const BIRTHS_IN_WORDS: readonly Pattern<Band>[] = [
  [wordPattern(`(?:${AGE_ALTERNATIVES.born}) (?:[a-z]+ ){0,3}(${DECADES})`), bornInDecade],
  [wordPattern(`(?:from|of|since) the (?:early |mid |late )?(${DECADES})`), bornInDecade],
];
