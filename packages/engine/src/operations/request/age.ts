import {
  AGE_WORDS_ABROAD,
  BIRTH_YEARS,
  BOUNDS_JOINED,
  DECADE_PARTS,
  LIVES_ABROAD,
  RANGE_ENDS,
  RANGE_STARTS,
} from '../../data/ageWordsAbroad.ts';
import { AGE_WORDS, MONTHS, SEX_WORDS } from '../../data/conditionWords.ts';
import { REFERENCE } from '../../kernel/day.ts';
import { Problem } from '../../kernel/problem.ts';
import { fold, list } from '../../kernel/text.ts';
import type { Band, Country } from '../../model.ts';
import { exclusion } from './exclusion.ts';
import { type Match, type Pattern, takeMatches, wordPattern } from './line.ts';
import { numbersIn } from './numbers.ts';
import type { Run } from './runs.ts';
import type { Token } from './tokens.ts';

/** The ages that can be asked for. */
const YOUNGEST = 18;
const OLDEST = 99;
/** From when on people are called old. */
const OLD = 65;

/** An age as it was asked for; that of pensioners is the country's. */
type Asked = Band | 'pension';

/** How old the people shall be, as steering takes it: `30`, `18-25`. `numbers` are those of the request; `isPeople` tells names of peoples. */
export function ageIn(
  tokens: readonly Token[],
  numbers: readonly Run<number>[] = numbersIn(tokens),
  isPeople: (word: string) => boolean = () => false,
): ((country: Country) => string) | undefined {
  const matches = [
    ...takeMatches(tokens, BY_NUMBER, NUMBER_CUE, numbers),
    ...takeMatches(tokens, BY_WORD, WORD_CUE, numbers),
    ...oldPeople(tokens, isPeople),
  ];
  if (matches.length === 0) return undefined;
  const asked = matches.map(({ at, meaning }) => ({ meaning, isTurned: takeNot(tokens, at) }));
  return (country) => {
    const bands = asked.map(({ meaning, isTurned }) => {
      const band = meaning === 'pension' ? pension(country) : meaning;
      return isTurned ? others(band) : band;
    });
    const both: Band = [Math.max(...bands.map(([from]) => from)), Math.min(...bands.map(([, to]) => to))];
    if (both[0] <= both[1]) return ageText(both);
    const [text, other] = [...new Set(bands.map(ageText))];
    throw new Problem('unresolved', `ask for one age, not ${text} and ${other}`);
  };
}

/** "old Kenyans", "an old German", where no thing of theirs follows. */
function oldPeople(tokens: readonly Token[], isPeople: (word: string) => boolean): readonly Match<Asked>[] {
  return tokens.flatMap((token) => {
    const [people, next] = [tokens[token.at + 1], tokens[token.at + 2]];
    if (token.used || token.word !== 'old' || !people || !isPeople(people.stem)) return [];
    if (NOT_BEFORE_OLD.test(tokens[token.at - 1]?.word ?? '')) return [];
    const isAlone = !next || next.apart || next.used || /^(?:with|from|in|who|living|named)$/.test(next.word);
    if (!isAlone && people.word === people.stem) return [];
    token.used = true;
    return [{ at: token.at, meaning: [OLD, OLDEST] as const }];
  });
}

const NOT_BEFORE_OLD = /^(?:years?|yrs?|months?|how|too)$/;

/** Takes the words before that turn round what follows: "not over 30", "no one under 30", "exclude people over 60". */
function takeNot(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).findLast(({ word }) => !PEOPLE.test(word));
  const words =
    before && /^no(?:body)?$/.test(before.word)
      ? [before]
      : exclusion(tokens, { from: before ? before.at + 1 : 0, to: tokens.length, meaning: undefined });
  for (const token of words) token.used = true;
  return words.length > 0;
}

/** All ages but those of a band. */
function others([from, to]: Band): Band {
  if (from > YOUNGEST && to < OLDEST)
    throw new Problem('unresolved', `ask for the age that is wanted, not for all but ${ageText([from, to])}`);
  return from > YOUNGEST ? [YOUNGEST, from - 1] : [to + 1, OLDEST];
}

function ageText([from, to]: Band): string {
  const [least, most] = [Math.max(from, YOUNGEST), Math.min(to, OLDEST)];
  if (least > most) throw outOfRange();
  return least === most ? `${least}` : `${least}-${most}`;
}

function outOfRange(): Problem {
  return new Problem('unresolved', `people are ${YOUNGEST} to ${OLDEST} years old here`);
}

function pension({ facts }: Country): Band {
  const { retires = 65 } = facts.life ?? {};
  return [typeof retires === 'number' ? retires : Math.max(...retires), OLDEST];
}

/** How old at the reference date who was born in a year is: nobody is born on its first day. */
const ageOf = (year: number) => REFERENCE.year - 1 - year;
const bornIn = (from: number, to: number): Band => [ageOf(to), ageOf(from)];
const YEAR = /^(?:19|20)[0-9]{2}$/;

/** The age at which a decade of life begins, by its word; under 20 where it is none. */
function decadeAt(word: string): number {
  const { decades }: { readonly decades: readonly string[] } = AGE_WORDS;
  return decades.indexOf(word) * 10 + 20;
}

/** `80`, `1980` or a word as the first year of a decade. */
function decade(text: string): number {
  const tens = decadeAt(text);
  const number = tens >= 20 ? tens : Number(text);
  return number >= 1900 ? number : number + (number <= 20 ? 2000 : 1900);
}

type Words = keyof typeof AGE_WORDS_ABROAD;
const both = (key: Words) => `${AGE_WORDS[key]}|${AGE_WORDS_ABROAD[key]}`;
const years = both('years');
const aged = both('aged');
const between = both('between');
const and = both('and');
const over = both('over');
const moreThan = both('moreThan');
const atLeast = both('atLeast');
const under = both('under');
const lessThan = both('lessThan');
const upTo = both('upTo');
const born = both('born');
const person = both('person');
const pensioners = both('pensioners');
const { or, births, bornBefore, bornAfter, bornFrom, bornUntil } = AGE_WORDS;
const lives = [...AGE_WORDS.lives, ...LIVES_ABROAD];
/** Whom an age may be said of, and articles. */
const PEOPLE = /^(?:an?|one|people|persons?|customers?|users?)$/;
const N = '([0-9]{1,3})s?';
const YEARS = `(?:[ -]?(?:${years}))`;
const AGE_OF = `(?:(?:${aged}) )`;
const THE = '(?:(?:the age of|age of|age|aged|of|i|de|les|den|der) )?';
const DECADE = '((?:19|20)?[0-9]0)';
const DECADES = AGE_WORDS.decades.join('|');
const PART = '(?:(early|mid|late)[ -])?';

const adult = (...ages: readonly string[]) => ages.every((age) => +age >= YOUNGEST && +age <= OLDEST);
const range = (from: string, to: string): Band => {
  if (adult(from, to)) return [+from, +to];
  throw outOfRange();
};
const one = (age: string): Band => [+age, +age];
const from = (age: string): Band => [+age, OLDEST];
const to = (age: string): Band => [YOUNGEST, +age];

const bornInDecade = (text: string): Band => bornIn(decade(text), decade(text) + 9);

/** Years that follow each other, or a problem: rows are steered to one band. */
function either(one: string, other: string): Band {
  const band: Band = [Math.min(+one, +other), Math.max(+one, +other)];
  return band[1] - band[0] <= 1 ? band : several(one, other);
}

function several(one: string, other: string): never {
  throw new Problem('unresolved', `ask for one age, not ${one} and ${other}`);
}

/** The part of a decade of life: the first four years, the three in the middle, the last three. */
function partOf(decade: number, part: string | undefined): Band {
  const [first, last] =
    part === 'early' ? [0, 3] : part === 'mid' ? [4, 6] : part === 'late' ? [7, 9] : [0, 9];
  return [decade + first, decade + last];
}

/** Behind births that are asked for themselves: "birthdays before 1980". */
const BORN = `(?:(?:${born}) |(?<=(?:${births}) ))`;

/** Behind one person, where a number is not how many there are. */
const OF_ONE = `(?<=[ -](?:${AGE_WORDS.onePerson}) .*)`;
const ofAdult = (band: (age: string) => Band) => (age: string) => (adult(age) ? band(age) : undefined);

/** Before what a number does not count. */
const ENDS = '(?= (?:$|aus|in|von|mit|der|\\|))';
const ofAdults = (first: string, last: string) => (adult(first, last) ? range(first, last) : undefined);

/** Behind a word for a sex and such words: "мъже над 40". */
const SEXES = [SEX_WORDS.female, SEX_WORDS.male].flatMap(list).join('|');
const OF_SEX = `(?<=[ -](?:${SEXES}) (?:[^ 0-9]+ ){1,3}[0-9]+)`;

const BY_NUMBER: readonly Pattern<Asked>[] = [
  // Born.
  [
    wordPattern(`(?:${between}) ([0-9]{4}) (?:${and}) ([0-9]{4}) (?:${born})`),
    (first, last) => bornIn(+first, +last),
  ],
  [
    wordPattern(`${BORN}(?:(?:${between}) )?([0-9]{4})(?:-| (?:${and}) )([0-9]{4})`),
    (first, last) => range(`${ageOf(+last)}`, `${ageOf(+first)}`),
  ],
  [
    wordPattern(`${BORN}(?:${bornAfter}) ([0-9]{4}) (?:and|but) (?:${bornBefore}) ([0-9]{4})`),
    (after, before) => bornIn(+after + 1, +before - 1),
  ],
  [
    wordPattern(`${BORN}(?:[a-z]+ ){0,2}?(early|mid|late)[ -]${DECADE}s`),
    (part, years) => {
      const [first, last] = partOf(decade(years), part);
      return bornIn(first, last);
    },
  ],
  [
    wordPattern(`${BORN}(?:in (?:the years )?)?([0-9]{4})-([0-9]{2,4})`),
    (first, last) => bornIn(+first, +(first.slice(0, 4 - last.length) + last)),
  ],
  [
    wordPattern(`${BORN}(?:in )?([0-9]{4}) (?:${or}) ([0-9]{4})`),
    (one, other) =>
      Math.abs(+one - +other) === 1
        ? bornIn(Math.min(+one, +other), Math.max(+one, +other))
        : several(one, other),
  ],
  [wordPattern(`${BORN}(?:in )?([0-9]{4})\\+`), (year) => [YOUNGEST, ageOf(+year)]],
  [
    wordPattern(`${BORN}(?:${bornAfter}|${bornFrom}) (?:${MONTHS}) ([0-9]{4})`),
    (year) => [YOUNGEST, ageOf(+year)],
  ],
  [
    wordPattern(`${BORN}(?:${bornBefore}|${bornUntil}) (?:${MONTHS}) ([0-9]{4})`),
    (year) => [ageOf(+year), OLDEST],
  ],
  [wordPattern(`${BORN}(?:in )?([0-9]{4}) (?:${AGE_WORDS.orLater})`), (year) => [YOUNGEST, ageOf(+year)]],
  [wordPattern(`${BORN}(?:in )?([0-9]{4}) (?:${AGE_WORDS.orEarlier})`), (year) => [ageOf(+year), OLDEST]],
  [wordPattern(`${BORN}(?:${bornUntil}) ([0-9]{4})`), (year) => [ageOf(+year), OLDEST]],
  [wordPattern(`${BORN}(?:${bornFrom}) ([0-9]{4})(?: on(?:wards?)?)?`), (year) => [YOUNGEST, ageOf(+year)]],
  [wordPattern(`${BORN}(?:${bornBefore})[ -]([0-9]{4})`), (year) => [ageOf(+year - 1), OLDEST]],
  [wordPattern(`${BORN}(?:${bornAfter})[ -]([0-9]{4})`), (year) => [YOUNGEST, ageOf(+year + 1)]],
  [wordPattern(`${BORN}(?:[a-z]+ ){0,3}(?:${DECADE}(?:s|er|ern|erjahre|erjahren))`), bornInDecade],
  [
    wordPattern(
      `${BORN}(?:en los|nos|negli|dans les|in den|in de|na) (?:anos |anni |annees |jaren )?${DECADE}`,
    ),
    bornInDecade,
  ],
  [wordPattern('(?:from|of|since) the (?:early |mid |late )?((?:19|20)?[0-9]0)s'), bornInDecade],
  [wordPattern(`(?:in (?:den|the) )?${DECADE}(?:s|er|ern) (?:born|geboren\\w*)`), bornInDecade],
  [wordPattern('([0-9]{4}) ?(?:[dt][ea]n )?sonra dog\\w+'), (year) => [YOUNGEST, ageOf(+year + 1)]],
  [wordPattern('([0-9]{4}) ?(?:[dt][ea]n )?once dog\\w+'), (year) => [ageOf(+year - 1), OLDEST]],
  // "nata a Roma nel 1990"
  [
    wordPattern(`${BORN}(?:a|in|en|em|w) \\| (?:(?:in|nel|en|em|w) )?([0-9]{4})`),
    (year) => bornIn(+year, +year),
  ],
  [
    wordPattern(`${BORN}(?:[a-z0-9]+[ -]){0,3}([0-9]{4})`),
    (year) => (YEAR.test(year) ? bornIn(+year, +year) : undefined),
  ],
  [wordPattern('([0-9]{4})(?:[ -](?:born|dogumlu|geboren\\w*|er jahrgang))'), (year) => bornIn(+year, +year)],
  [wordPattern('([0-9]{4}) 年?(?:年生まれ|年出生|년생|年生)'), (year) => bornIn(+year, +year)],
  [wordPattern(`([0-9]{4}) (?:${BIRTH_YEARS})`), (year) => bornIn(+year, +year)],
  [wordPattern(`${BORN}(?:w latach|v letech|v rokoch) ${DECADE}(?:[ -](?:tych|ch))?`), bornInDecade],
  // Several.
  [wordPattern(`${AGE_OF}${THE}${N}(?: ${N}){1,4} (?:${and}|${or}) ${N}${YEARS}?`), several],
  [wordPattern(`${N}(?: ${N}){1,4} (?:${and}|${or}) ${N}${YEARS}`), several],
  // Ranges.
  [
    wordPattern(`${AGE_OF}?${N}${YEARS} (?:(?:${and}|${RANGE_STARTS}) )?${N}${YEARS}(?: (?:${RANGE_ENDS}))`),
    range,
  ],
  [wordPattern(`${N}${YEARS} (?:${and}) ${N}${YEARS}`), range],
  [wordPattern(`${N}(?:-| (?:${and}) )${N}${YEARS} (?:${RANGE_ENDS})`), range],
  [wordPattern(`${AGE_OF}?(?:${between}) ${AGE_OF}?${THE}${N} (?:${and})[ -]${N}${YEARS}?`), ofAdults],
  [wordPattern(`${AGE_OF}${THE}(?:(?:${between}) )?${N}(?:-| (?:${and}) ${THE})${N}${YEARS}?`), range],
  [wordPattern(`(?:(?:${between}) ${THE})?${N}(?:-(?:to-)?| (?:${and}) ${THE})${N}${YEARS}`), range],
  [
    wordPattern(`(?:${between}) ${N}(?:-| (?:${and}) )${N}`),
    (first, last) => (adult(first, last) ? range(first, last) : undefined),
  ],
  [wordPattern(`${N}-${N}`), (first, last) => (adult(first, last) ? range(first, last) : undefined)],
  [wordPattern(`${AGE_OF}${THE}${N}${YEARS}? (?:${or}) ${N}${YEARS}?`), either],
  [wordPattern(`${N} (?:${or}) ${N}${YEARS}`), either],
  [
    wordPattern(
      `(?:${over}|${moreThan}) ${N}${YEARS}? (?:${BOUNDS_JOINED}) (?:${under}|${lessThan}) ${N}${YEARS}?`,
    ),
    (above, below) => (adult(above, below) ? [+above + 1, +below - 1] : undefined),
  ],
  [
    wordPattern(
      `(?<=[ -](?:${AGE_WORDS.people}|${person}) (?:.* )?)${N} (?:${AGE_WORDS.to}) ${N}(?= (?:$|in|from|aus|de|with|having) ?)`,
    ),
    (first, last) => (adult(first, last) ? range(first, last) : undefined),
  ],
  // Bounds on one side.
  [wordPattern(`alle ${N}[ -]vuotia\\w+`), (age) => to(`${+age - 1}`)],
  [wordPattern(`(?<=[ -](?:${AGE_WORDS.people}) )bis ${N}${ENDS}`), ofAdult(to)],
  [wordPattern(`${N} ?(?:${both('older')})`), (age) => from(`${+age + 1}`)],
  [wordPattern(`${N} ?(?:${both('younger')})`), (age) => to(`${+age - 1}`)],
  [wordPattern(`${N}${YEARS}? ?(?:${both('andOver')})(?! [0-9])`), from],
  [wordPattern(`${N}${YEARS}? ?(?:${both('andUnder')})(?! [0-9])`), to],
  [wordPattern(`${AGE_OF}${THE}${N}${YEARS}? (?:${AGE_WORDS.atTheLeast})(?! (?:${aged}) )`), from],
  [wordPattern(`${AGE_OF}${THE}${N}${YEARS}? (?:${AGE_WORDS.atTheMost})(?! (?:${aged}) )`), to],
  [wordPattern(`${N}${YEARS} (?:${AGE_WORDS.atTheLeast})`), from],
  [wordPattern(`${N}${YEARS} (?:${AGE_WORDS.atTheMost})`), to],
  [wordPattern(`([0-9]{1,3})\\+${YEARS}?`), (age) => (+age < YOUNGEST ? undefined : from(age))],
  [
    wordPattern(`${AGE_OF}?(?:${over})[ -]${THE}${N}${YEARS}?`),
    (age) => (+age < YOUNGEST - 1 || +age > OLDEST ? undefined : from(`${+age + 1}`)),
  ],
  [
    wordPattern(`${AGE_OF}?(?:${under})[ -]${THE}${N}${YEARS}?`),
    (age) => (+age > OLDEST ? undefined : to(`${+age - 1}`)),
  ],
  [wordPattern(`${AGE_OF}?(?:${moreThan}) ${THE}${N}${YEARS}`), (age) => from(`${+age + 1}`)],
  [wordPattern(`${AGE_OF}(?:${moreThan}) ${THE}${N}`), (age) => from(`${+age + 1}`)],
  [wordPattern(`${AGE_OF}?(?:${lessThan}) ${THE}${N}${YEARS}`), (age) => to(`${+age - 1}`)],
  [wordPattern(`${AGE_OF}(?:${lessThan}) ${THE}${N}`), (age) => to(`${+age - 1}`)],
  [wordPattern(`(?:${moreThan}) ${AGE_OF}${N}`), (age) => from(`${+age + 1}`)],
  [wordPattern(`(?:${lessThan}) ${AGE_OF}${N}`), (age) => to(`${+age - 1}`)],
  [wordPattern(`(?:${AGE_WORDS_ABROAD.moreThan}) ${N}${OF_SEX}`), ofAdult((age) => from(`${+age + 1}`))],
  [wordPattern(`(?:${AGE_WORDS_ABROAD.lessThan}) ${N}${OF_SEX}`), ofAdult((age) => to(`${+age - 1}`))],
  [wordPattern(`${AGE_OF}?(?:${atLeast}) ${THE}${N}${YEARS}`), from],
  [wordPattern(`ab ${N}`), ofAdult(from)],
  [wordPattern(`${AGE_OF}(?:${atLeast}) ${THE}${N}`), from],
  [wordPattern(`(?:(?:${atLeast}) ${AGE_OF}|${AGE_WORDS.leastAge} )${THE}${N}${YEARS}?`), from],
  [wordPattern(`${AGE_OF}?(?:${upTo}) ${THE}${N}${YEARS}`), to],
  [wordPattern(`${AGE_OF}(?:${upTo}) ${THE}${N}`), to],
  [wordPattern(`(?:(?:${upTo}) ${AGE_OF}|${AGE_WORDS.mostAge} )${THE}${N}${YEARS}?`), to],
  // "a woman, at least 40": of one person it is no count.
  [wordPattern(`(?:${atLeast}) ${N}${OF_ONE}`), ofAdult(from)],
  [wordPattern(`(?:${upTo}) ${N}${OF_ONE}`), ofAdult(to)],
  [wordPattern(`(?:${moreThan}) ${N}${OF_ONE}`), ofAdult((age) => from(`${+age + 1}`))],
  [wordPattern(`(?:${lessThan}) ${N}${OF_ONE}`), ofAdult((age) => to(`${+age - 1}`))],
  [wordPattern(`${N} (?:${AGE_WORDS.atTheLeast})${OF_ONE}`), ofAdult(from)],
  [wordPattern(`${N} (?:${AGE_WORDS.atTheMost})${OF_ONE}`), ofAdult(to)],
  // Decades of life.
  [
    wordPattern(`(${Object.keys(DECADE_PARTS).join('|')}) ([2-9]0)`),
    (part, age) => partOf(+age, DECADE_PARTS[part]),
  ],
  [
    wordPattern(`(?:in )?(?:their|his|her|the)? ?${PART}([2-9]0)(?:s| 代| 대)`),
    (part, age) => partOf(+age, part),
  ],
  // One age.
  [wordPattern(`um die ${N}${ENDS}`), ofAdult(one)],
  [wordPattern(`(?<=[ -](?:${AGE_WORDS.people}|${person}) )(?:of|van|von|de|di|av|lat) ${N}${YEARS}?`), one],
  [wordPattern(`(?<=[ -](?:who|that|he|she|they) (?:is|are) not )${N}${YEARS}?`), one],
  [wordPattern(`(?:(?<=[ -](?:who|that|he|she|they) )(?:is|are)|turning|turned|turns) ${N}${YEARS}?`), one],
  [wordPattern(`${AGE_OF}${THE}${N}${YEARS}?`), one],
  [wordPattern(`${N}${YEARS}(?<![ -](?:${AGE_WORDS.lasting}) ${N}${YEARS})`), one],
  [wordPattern(`(?<=[ -](?:${person}) )${N}`), ofAdult(one)],
  [wordPattern(`${N}(?= $)${OF_ONE}`), ofAdult(one)],
];

const BY_WORD: readonly Pattern<Asked>[] = [
  [wordPattern(`(?:${born}) (?:[a-z]+ ){0,3}(${DECADES})`), bornInDecade],
  [wordPattern(`(?:from|of|since) the (?:early |mid |late )?(${DECADES})`), bornInDecade],
  [
    wordPattern(`(?:in )?(?:their|his|her)? ?${PART}(${DECADES})`),
    (part, word) => partOf(decadeAt(word), part),
  ],
  ...lives.map(([words, first, last]): Pattern<Asked> => [wordPattern(`(?:${words})`), () => [first, last]]),
  [wordPattern(`(?:${pensioners})`), () => 'pension'],
];

/** Of a single digit it takes more to be an age. */
const NUMBER_CUE = new RegExp(fold(`[0-9]{2}|[0-9]${YEARS}[ -]|(?:${aged}|${under}) [0-9]`));
const WORD_CUE = new RegExp(
  fold(`[ -](?:${[...AGE_WORDS.decades, ...lives.map(([words]) => words), pensioners].join('|')})[ -]`),
);
