import {
  AGE_WORDS_ABROAD,
  BOUNDS_JOINED,
  DECADE_PARTS,
  IN_DECADES,
  LIVES_ABROAD,
  RANGE_ENDS,
  RANGE_STARTS,
  SHORT_YEARS,
  THAN_CHINESE,
} from '../data/ageWordsAbroad.ts';
import { AGE_WORDS, SEX_WORDS } from '../data/conditionWords.ts';
import { fold, list } from '../kernel/text.ts';
import type { Band } from '../model.ts';
import { OLDEST } from '../spec/steering.ts';
import {
  above,
  below,
  decadeAt,
  decadePart,
  from,
  isAdult,
  joinAges,
  ofAdult,
  ofAdults,
  one,
  range,
  several,
  to,
  YOUNGEST_ADULT,
} from './ageBand.ts';
import { AGE_ALTERNATIVES, AGE_OF, DECADES, N, PART, THE, YEARS } from './ageWords.ts';
import { BIRTHS, BIRTHS_IN_WORDS } from './births.ts';
import { type Pattern, wordPattern } from './line.ts';

/** An age in a request; the age of pensioners depends on the country. */
export type AgeMeaning = Band | 'pension';

/** After one person a number is no count. */
const OF_ONE = `(?<=[ -](?:${AGE_WORDS.onePerson}) .*)`;

/** Words after a number that it does not count. */
const ENDS = '(?= (?:$|aus|in|von|mit|der|\\|))';

/** Words for a sex precede an age like those for people: "мъже над 40". */
const SEXES = [SEX_WORDS.female, SEX_WORDS.male].flatMap(list).join('|');
const OF_SEX = `(?<=[ -](?:${SEXES}) (?:[^ 0-9]+ ){1,3}[0-9]+)`;

/** Right after people, where a number above all ages is no count. */
const OF_PEOPLE = `(?<=[ -](?:${AGE_WORDS.people}|${SEXES}) )`;
const NO_ROWS = '(?! (?:rows?|records?|lines|entries) )';

/** Returns an age that nobody has, which becomes a problem. */
const tooOld = (age: string): Band | undefined => (+age > OLDEST ? above(age) : undefined);

const BORN: readonly Pattern<AgeMeaning>[] = [
  ...BIRTHS,
  [wordPattern(`${N}[ -](?:months?|weeks?)[ -]olds?`), () => [0, 17]],
];

const BY_TWO_NUMBERS: readonly Pattern<AgeMeaning>[] = [
  // Several.
  [
    wordPattern(
      `${AGE_OF}${THE}${N}(?: ${N}){1,4} (?:${AGE_ALTERNATIVES.and}|${AGE_WORDS.or}) ${N}${YEARS}?`,
    ),
    several,
  ],
  [wordPattern(`${N}(?: ${N}){1,4} (?:${AGE_ALTERNATIVES.and}|${AGE_WORDS.or}) ${N}${YEARS}`), several],
  // Ranges.
  [
    wordPattern(
      `${AGE_OF}?${N}${YEARS} (?:(?:${AGE_ALTERNATIVES.and}|${RANGE_STARTS}) )?${N}${YEARS}(?: (?:${RANGE_ENDS}))`,
    ),
    range,
  ],
  [wordPattern(`${N}${YEARS} (?:${AGE_ALTERNATIVES.and}) ${N}${YEARS}`), range],
  [wordPattern(`${N}(?:-| (?:${AGE_ALTERNATIVES.and}) )${N}${YEARS} (?:${RANGE_ENDS})`), range],
  [
    wordPattern(
      `${AGE_OF}?(?:${AGE_ALTERNATIVES.between}) ${AGE_OF}?${THE}${N} (?:${AGE_ALTERNATIVES.and})[ -]${N}${YEARS}?`,
    ),
    ofAdults,
  ],
  [
    wordPattern(
      `${AGE_OF}${THE}(?:(?:${AGE_ALTERNATIVES.between}) )?${N}(?:-| (?:${AGE_ALTERNATIVES.and}) ${THE})${N}${YEARS}?`,
    ),
    range,
  ],
  [
    wordPattern(
      `(?:(?:${AGE_ALTERNATIVES.between}) ${THE})?${N}(?:-(?:to-)?| (?:${AGE_ALTERNATIVES.and}) ${THE})${N}${YEARS}`,
    ),
    range,
  ],
  [wordPattern(`(?:${AGE_ALTERNATIVES.between}) ${N}(?:-| (?:${AGE_ALTERNATIVES.and}) )${N}`), ofAdults],
  [
    wordPattern(
      `${OF_PEOPLE}(?:${AGE_ALTERNATIVES.between}) ${N} (?:${AGE_ALTERNATIVES.and}) ${N}${NO_ROWS}`,
    ),
    (first, last) => (isAdult(first) && +last > OLDEST ? range(first, last) : undefined),
  ],
  [wordPattern(`${N} (?:${AGE_ALTERNATIVES.and}) ${N} között(?:i\\w*)?`), ofAdults],
  [wordPattern(`${N}-${N}`), ofAdults],
  [wordPattern(`${AGE_OF}${THE}${N}${YEARS}? (?:${AGE_WORDS.or}) ${N}${YEARS}?`), joinAges],
  [wordPattern(`${N} (?:${AGE_WORDS.or}) ${N}${YEARS}`), joinAges],
  [
    wordPattern(
      `(?:${AGE_ALTERNATIVES.over}|${AGE_ALTERNATIVES.moreThan}) ${N}${YEARS}? (?:${BOUNDS_JOINED}) (?:${AGE_ALTERNATIVES.under}|${AGE_ALTERNATIVES.lessThan}) ${N}${YEARS}?`,
    ),
    (first, last) => (isAdult(first, last) ? [+first + 1, +last - 1] : undefined),
  ],
  [
    wordPattern(
      `(?<=[ -](?:${AGE_WORDS.people}|${AGE_ALTERNATIVES.person}) (?:.* )?)${N} (?:${AGE_WORDS.to}) ${N}(?= (?:$|in|from|aus|de|with|having) ?)`,
    ),
    ofAdults,
  ],
  // "at least 30 and at most 40"
  [
    wordPattern(
      `${AGE_OF}?(?:${AGE_ALTERNATIVES.atLeast}) ${N} (?:${BOUNDS_JOINED}) (?:${AGE_ALTERNATIVES.upTo}) ${N}${YEARS}?`,
    ),
    ofAdults,
  ],
];

const BY_ONE_NUMBER: readonly Pattern<AgeMeaning>[] = [
  // Bounds on one side.
  [wordPattern(`alle ${N}[ -]vuotia\\w+`), below],
  [wordPattern(`(?<=[ -](?:${AGE_WORDS.people}) )bis ${N}(?! (?:stuck|zeilen|datensatze) )`), ofAdult(to)],
  [wordPattern(`比 ${N}${YEARS}? ?(?:${THAN_CHINESE.older})`), above],
  [wordPattern(`比 ${N}${YEARS}? ?(?:${THAN_CHINESE.younger})`), below],
  [wordPattern(`${N} ?(?:${AGE_ALTERNATIVES.older})`), above],
  [wordPattern(`${N} ?(?:${AGE_ALTERNATIVES.younger})`), below],
  [wordPattern(`${N}${YEARS}? ?(?:${AGE_ALTERNATIVES.andOver})(?! [0-9])`), from],
  [wordPattern(`${N}${YEARS}? ?(?:${AGE_ALTERNATIVES.andUnder})(?! [0-9])`), to],
  [
    wordPattern(`${AGE_OF}${THE}${N}${YEARS}? (?:${AGE_WORDS.atTheLeast})(?! (?:${AGE_ALTERNATIVES.aged}) )`),
    from,
  ],
  [
    wordPattern(`${AGE_OF}${THE}${N}${YEARS}? (?:${AGE_WORDS.atTheMost})(?! (?:${AGE_ALTERNATIVES.aged}) )`),
    to,
  ],
  [wordPattern(`${N}${YEARS} (?:${AGE_WORDS.atTheLeast})`), from],
  [wordPattern(`${N}${YEARS} (?:${AGE_WORDS.atTheMost})`), to],
  [wordPattern(`([0-9]{1,3})\\+${YEARS}?`), ofAdult(from)],
  [wordPattern(`${N}[ -]pluss?ers?|${N} yas (?:ve )?(?:ustu|uzeri)`), (one, other) => from(one ?? other)],
  [
    wordPattern(`${AGE_OF}?(?:${AGE_ALTERNATIVES.over})[ -]${THE}${N}${YEARS}?`),
    (age) => (+age < YOUNGEST_ADULT - 1 || +age > OLDEST ? undefined : above(age)),
  ],
  [wordPattern(`(?:${AGE_WORDS.olderThan}) ${THE}${N}`), tooOld],
  [wordPattern(`(?:${OF_PEOPLE}|${AGE_OF})(?:${AGE_ALTERNATIVES.over}) ${THE}${N}${NO_ROWS}`), tooOld],
  [
    wordPattern(`${AGE_OF}?(?:${AGE_ALTERNATIVES.under})[ -]${THE}${N}${YEARS}?`),
    (age) => (+age > OLDEST ? undefined : below(age)),
  ],
  [wordPattern(`${AGE_OF}?(?:${AGE_ALTERNATIVES.moreThan}) ${THE}${N}${YEARS}`), above],
  [wordPattern(`${AGE_OF}(?:${AGE_ALTERNATIVES.moreThan}) ${THE}${N}`), above],
  [wordPattern(`${AGE_OF}?(?:${AGE_ALTERNATIVES.lessThan}) ${THE}${N}${YEARS}`), below],
  [wordPattern(`${AGE_OF}(?:${AGE_ALTERNATIVES.lessThan}) ${THE}${N}`), below],
  [wordPattern(`(?:${AGE_ALTERNATIVES.moreThan}) ${AGE_OF}${N}`), above],
  [wordPattern(`(?:${AGE_ALTERNATIVES.lessThan}) ${AGE_OF}${N}`), below],
  [wordPattern(`(?:${AGE_WORDS_ABROAD.moreThan}) ${N}${OF_SEX}`), ofAdult(above)],
  [wordPattern(`(?:${AGE_WORDS_ABROAD.lessThan}) ${N}${OF_SEX}`), ofAdult(below)],
  [wordPattern(`${AGE_OF}?(?:${AGE_ALTERNATIVES.atLeast}) ${THE}${N}${YEARS}`), from],
  [wordPattern(`ab ${N}`), ofAdult(from)],
  [wordPattern(`${AGE_OF}(?:${AGE_ALTERNATIVES.atLeast}) ${THE}${N}`), from],
  [
    wordPattern(`(?:(?:${AGE_ALTERNATIVES.atLeast}) ${AGE_OF}|${AGE_WORDS.leastAge} )${THE}${N}${YEARS}?`),
    from,
  ],
  [wordPattern(`${AGE_OF}?(?:${AGE_ALTERNATIVES.upTo}) ${THE}${N}${YEARS}`), to],
  [wordPattern(`${AGE_OF}(?:${AGE_ALTERNATIVES.upTo}) ${THE}${N}`), to],
  [wordPattern(`(?:(?:${AGE_ALTERNATIVES.upTo}) ${AGE_OF}|${AGE_WORDS.mostAge} )${THE}${N}${YEARS}?`), to],
  // "a woman, at least 40": after one person it is no count.
  [wordPattern(`(?:${AGE_ALTERNATIVES.atLeast}) ${N}${OF_ONE}`), ofAdult(from)],
  [wordPattern(`(?:${AGE_ALTERNATIVES.upTo}) ${N}${OF_ONE}`), ofAdult(to)],
  [wordPattern(`(?:${AGE_ALTERNATIVES.moreThan}) ${N}${OF_ONE}`), ofAdult(above)],
  [wordPattern(`(?:${AGE_ALTERNATIVES.lessThan}) ${N}${OF_ONE}`), ofAdult(below)],
  [wordPattern(`${N} (?:${AGE_WORDS.atTheLeast})${OF_ONE}`), ofAdult(from)],
  [wordPattern(`${N} (?:${AGE_WORDS.atTheMost})${OF_ONE}`), ofAdult(to)],
  // Decades of life.
  [
    wordPattern(`(${Object.keys(DECADE_PARTS).join('|')}) ([2-9]0)`),
    (part, age) => decadePart(+age, DECADE_PARTS[part]),
  ],
  [
    wordPattern(`(?:in )?(?:their|his|her|the)? ?${PART}([2-9]0)(?:s| 代| 대)`),
    (part, age) => decadePart(+age, part),
  ],
  // 30多岁
  [wordPattern('([2-9]0) [多几幾] ?[岁歲]'), (age) => decadePart(+age, undefined)],
  // "treinta y tantos"
  [wordPattern('([2-9]0) (?:y|e) (?:tant[oa]s|pico|poucos)(?: anos)?'), (age) => decadePart(+age, undefined)],
  // One age.
  [wordPattern('([0-9]{2})-?ish'), ofAdult(one)],
  [wordPattern(`um die ${N}${ENDS}`), ofAdult(one)],
  [
    wordPattern(
      `(?<=[ -](?:${AGE_WORDS.people}|${AGE_ALTERNATIVES.person}) )(?:of|van|von|de|di|av|lat) ${N}${YEARS}?`,
    ),
    one,
  ],
  // "vrouw uit Rotterdam van 30"
  [
    wordPattern(
      `(?<=[ -](?:${AGE_ALTERNATIVES.person}|${AGE_WORDS.customer}) (?:uit|aus|de|di|da|fra|fran|from) [^ 0-9]+ )(?:of|van|von|de|di|av) ${N}(?= (?:$|\\|))`,
    ),
    ofAdult(one),
  ],
  [wordPattern(`(?<=[ -](?:who|that|he|she|they) (?:is|are) not )${N}${YEARS}?`), one],
  [wordPattern(`(?:(?<=[ -](?:who|that|he|she|they) )(?:is|are)|turning|turned|turns) ${N}${YEARS}?`), one],
  [wordPattern(`${AGE_OF}${THE}${N}${YEARS}?`), one],
  [wordPattern(`${N}${YEARS}(?<![ -](?:${AGE_WORDS.lasting}) ${N}${YEARS})`), one],
  [
    wordPattern(
      `(?<=[ -](?:${AGE_ALTERNATIVES.person}) )(?:pa )?${N}(?! (?:rows?|records?|lines|entries|orang|osob|stuck) )`,
    ),
    ofAdult(one),
  ],
  [wordPattern(`${N}(?= $)${OF_ONE}`), ofAdult(one)],
];

const lives = [...AGE_WORDS.lives, ...LIVES_ABROAD];

const BY_WORD: readonly Pattern<AgeMeaning>[] = [
  ...BIRTHS_IN_WORDS,
  [
    wordPattern(`(?:in )?(?:their|his|her)? ?${PART}(${DECADES})`),
    (part, word) => decadePart(decadeAt(word), part),
  ],
  [
    wordPattern(IN_DECADES),
    (part, ten) => decadePart(20 + 10 * IN_DECADES.split(/[(|)]/).slice(5).indexOf(ten), DECADE_PARTS[part]),
  ],
  ...lives.map(
    ([words, first, last]): Pattern<AgeMeaning> => [wordPattern(`(?:${words})`), () => [first, last]],
  ),
  [wordPattern(`(?:${AGE_ALTERNATIVES.pensioners})`), () => 'pension'],
];

/** Without a match of this, no number is an age. A single digit needs more context. */
const NUMBER = new RegExp(
  fold(
    `[0-9]{2}|年生まれ|[0-9]${YEARS}[ -]|(?:${AGE_ALTERNATIVES.aged}|${AGE_ALTERNATIVES.under}) [0-9]|[0-9][ -](?:months?|weeks?)[ -]old`,
  ),
);

/** Returns a pattern of some words, each by itself or right after a number. */
const wordOf = (...some: readonly string[]): string => `(?:[ -]|[0-9]s?)(?:${some.join('|')})[ -]`;

/**
 * Patterns of ages, in order of precedence. One of the `cues` of a group must match before any of its patterns is compiled, so
 * every new pattern needs its first words there.
 */
export const AGES: readonly {
  /** True if all its patterns contain a number. */
  readonly isOfNumber?: true;
  readonly cues: readonly RegExp[];
  readonly patterns: readonly Pattern<AgeMeaning>[];
}[] = [
  {
    isOfNumber: true,
    cues: [
      NUMBER,
      new RegExp(
        fold(
          `[0-9]{4}|[0-9]0(?:s|er)|后|年生|month|week|${wordOf(AGE_ALTERNATIVES.born, AGE_WORDS.births, SHORT_YEARS)}`,
        ),
      ),
    ],
    patterns: BORN,
  },
  { isOfNumber: true, cues: [NUMBER, /[0-9][^0-9]+[0-9]/], patterns: BY_TWO_NUMBERS },
  {
    isOfNumber: true,
    cues: [
      NUMBER,
      new RegExp(
        fold(
          `[0-9](?:\\+|-?ish|0(?:s| 代| 대| [多几幾])|[ -]pluss?er)|${wordOf(
            ...Object.values(AGE_ALTERNATIVES),
            'alle|bis|yas|ab|um die|tantos|tantas|pico|poucos|who|that|he|she|they|turning|turned|turns',
            AGE_WORDS.atTheLeast,
            AGE_WORDS.atTheMost,
            AGE_WORDS.leastAge,
            AGE_WORDS.mostAge,
            AGE_WORDS.people,
            AGE_WORDS.onePerson,
            AGE_WORDS.customer,
            ...Object.keys(DECADE_PARTS),
          )}`,
        ),
      ),
    ],
    patterns: BY_ONE_NUMBER,
  },
  {
    cues: [
      new RegExp(
        fold(
          `[ -](?:${[...AGE_WORDS.decades, ...lives.map(([words]) => words), AGE_ALTERNATIVES.pensioners, IN_DECADES].join('|')})[ -]`,
        ),
      ),
    ],
    patterns: BY_WORD,
  },
];
