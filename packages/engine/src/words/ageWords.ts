import { AGE_WORDS_ABROAD } from '../data/ageWordsAbroad.ts';
import { AGE_WORDS } from '../data/conditionWords.ts';

const both = (key: keyof typeof AGE_WORDS_ABROAD): string => `${AGE_WORDS[key]}|${AGE_WORDS_ABROAD[key]}`;

/** Words for ages in all languages, as alternatives in patterns. */
export const AGE_ALTERNATIVES = {
  years: both('years'),
  aged: both('aged'),
  between: both('between'),
  and: both('and'),
  over: both('over'),
  moreThan: both('moreThan'),
  atLeast: both('atLeast'),
  under: both('under'),
  lessThan: both('lessThan'),
  upTo: both('upTo'),
  older: both('older'),
  younger: both('younger'),
  andOver: both('andOver'),
  andUnder: both('andUnder'),
  born: both('born'),
  person: both('person'),
  pensioners: both('pensioners'),
};

/** A number that may be an age, the word for years after it, and words before it. */
export const N = '([0-9]{1,3})s?';
export const YEARS = `(?:[ -]?(?:${AGE_ALTERNATIVES.years}))`;
export const AGE_OF = `(?:(?:${AGE_ALTERNATIVES.aged}|who (?:are|is))(?: (?:${AGE_WORDS.exactly}))? )`;
export const THE = '(?:(?:the age of|age of|age|aged|of|i|de|les|den|der) )?';

/** A decade of years, and the words for decades of life with their parts. */
export const DECADE = '((?:19|20)?[0-9]0)';
export const DECADES = AGE_WORDS.decades.join('|');
export const PART = '(?:(early|mid|late)[ -])?';
