import { AGE_WORDS } from '../../data/conditionWords.ts';
import { REFERENCE } from '../../kernel/day.ts';
import { Problem } from '../../kernel/problem.ts';
import { fold } from '../../kernel/text.ts';
import type { Band, Country } from '../../model.ts';
import { type Pattern, takeMatches, wordPattern } from './line.ts';
import type { Token } from './tokens.ts';

/** The ages that can be asked for. */
const YOUNGEST = 18;
const OLDEST = 99;

/** An age as it was asked for; that of pensioners is the country's. */
type Asked = Band | 'pension';

/** How old the people shall be, as steering takes it: `30`, `18-25`. */
export function ageIn(tokens: readonly Token[]): ((country: Country) => string) | undefined {
  const matches = takeMatches(tokens, PATTERNS, CUE);
  if (matches.length === 0) return undefined;
  return (country) => {
    const texts = matches.map(({ meaning }) => ageText(meaning === 'pension' ? pension(country) : meaning));
    const [text, other] = [...new Set(texts)];
    if (other !== undefined) throw new Problem('unresolved', `ask for one age, not ${text} and ${other}`);
    return text as string;
  };
}

function ageText([from, to]: Band): string {
  const [least, most] = [Math.max(from, YOUNGEST), Math.min(to, OLDEST)];
  if (least > most) throw new Problem('unresolved', `people are ${YOUNGEST} to ${OLDEST} years old here`);
  return least === most ? `${least}` : `${least}-${most}`;
}

function pension({ facts }: Country): Band {
  const { retires = 65 } = facts.life ?? {};
  return [typeof retires === 'number' ? retires : Math.max(...retires), OLDEST];
}

/** How old at the reference date who was born in a year is on all days but the first. */
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

const { years, aged, between, and, over, atLeast, under, upTo, born, bornBefore, bornAfter, not } = AGE_WORDS;
const N = '([0-9]{1,3})s?';
const YEARS = `(?:[ -]?(?:${years}))`;
const AGE_OF = `(?:(?:${aged}) )`;
const THE = '(?:(?:the age of|age|aged|of|i|de|les|den|der) )?';
const DECADE = `((?:19|20)?[0-9]0|${AGE_WORDS.decades.join('|')})`;

const adult = (...ages: readonly string[]) => ages.every((age) => +age >= YOUNGEST && +age <= OLDEST);
const range = (from: string, to: string): Band => [+from, +to];

const PATTERNS: readonly Pattern<Asked>[] = [
  // Born.
  [
    wordPattern(`(?:${born}) (?:(?:${between}) )?([0-9]{4})(?:-| (?:${and}) )([0-9]{4})`),
    (from, to) => bornIn(+from, +to),
  ],
  [wordPattern(`(?:${born}) (?:${bornBefore}) ([0-9]{4})`), (year) => [ageOf(+year - 1), OLDEST]],
  [wordPattern(`(?:${born}) (?:${bornAfter}) ([0-9]{4})`), (year) => [YOUNGEST, ageOf(+year + 1)]],
  [wordPattern(`(?:${born}) (?:since|seit|depuis|desde) ([0-9]{4})`), (year) => [YOUNGEST, ageOf(+year)]],
  [
    wordPattern(`(?:${born}) (?:[a-z]+ ){0,3}(?:${DECADE}(?:s|er|ern|erjahre|erjahren))`),
    (text) => bornIn(decade(text), decade(text) + 9),
  ],
  [
    wordPattern(`(?:${born}) (?:en los|nos|negli|dans les|in den|na) (?:anos |anni |annees )?${DECADE}`),
    (text) => bornIn(decade(text), decade(text) + 9),
  ],
  [
    wordPattern(`(?:${born}) (?:[a-z]+ ){0,3}(${AGE_WORDS.decades.join('|')})`),
    (text) => bornIn(decade(text), decade(text) + 9),
  ],
  [
    wordPattern(`(?:${born}) (?:[a-z0-9]+[ -]){0,3}([0-9]{4})`),
    (year) => (YEAR.test(year) ? bornIn(+year, +year) : undefined),
  ],
  [wordPattern('([0-9]{4})(?:[ -](?:born|dogumlu|geboren\\w*|er jahrgang))'), (year) => bornIn(+year, +year)],
  [wordPattern('([0-9]{4}) 年?(?:年生まれ|年出生|년생|年生)'), (year) => bornIn(+year, +year)],
  // Ranges.
  [wordPattern(`${AGE_OF}${THE}(?:(?:${between}) )?${N}(?:-| (?:${and}) )${N}${YEARS}?`), range],
  [wordPattern(`(?:(?:${between}) )?${N}(?:-| (?:${and}) )${N}${YEARS}`), range],
  [
    wordPattern(`(?:${between}) ${N}(?:-| (?:${and}) )${N}`),
    (from, to) => (adult(from, to) ? range(from, to) : undefined),
  ],
  [wordPattern(`${N}-${N}`), (from, to) => (adult(from, to) ? range(from, to) : undefined)],
  // Bounds on one side.
  [wordPattern(`(?:${not}) (?:${over})[ -]${THE}${N}${YEARS}?`), (age) => [YOUNGEST, +age]],
  [wordPattern(`(?:${not}) (?:${under})[ -]${THE}${N}${YEARS}?`), (age) => [+age, OLDEST]],
  [wordPattern(`${N}${YEARS}? ?(?:${AGE_WORDS.andOver})`), (age) => [+age, OLDEST]],
  [wordPattern(`${N}${YEARS}? ?(?:${AGE_WORDS.andUnder})`), (age) => [YOUNGEST, +age]],
  [wordPattern(`([0-9]{1,3})\\+${YEARS}?`), (age) => (+age < YOUNGEST ? undefined : [+age, OLDEST])],
  [
    wordPattern(`${AGE_OF}?(?:${over})[ -]${THE}${N}${YEARS}?`),
    (age) => (+age < YOUNGEST - 1 ? undefined : [+age + 1, OLDEST]),
  ],
  [wordPattern(`${AGE_OF}?(?:${under})[ -]${THE}${N}${YEARS}?`), (age) => [YOUNGEST, +age - 1]],
  [wordPattern(`${AGE_OF}?(?:${atLeast}) ${THE}${N}${YEARS}`), (age) => [+age, OLDEST]],
  [wordPattern(`${AGE_OF}(?:${atLeast}) ${THE}${N}`), (age) => [+age, OLDEST]],
  [wordPattern(`${AGE_OF}?(?:${upTo}) ${THE}${N}${YEARS}`), (age) => [YOUNGEST, +age]],
  [wordPattern(`${AGE_OF}(?:${upTo}) ${THE}${N}`), (age) => [YOUNGEST, +age]],
  // Decades of life.
  [
    wordPattern(`(?:in )?(?:their|his|her|the)? ?(?:early |mid |late )?([2-9]0)(?:s| 代| 대)`),
    (age) => [+age, +age + 9],
  ],
  [
    wordPattern(`(?:in )?(?:their|his|her)? ?(?:early |mid |late )?(${AGE_WORDS.decades.join('|')})`),
    (word) => {
      const from = decadeAt(word);
      return [from, from + 9];
    },
  ],
  // One age.
  [
    wordPattern(`(?<=[ -](?:${AGE_WORDS.people}|${AGE_WORDS.person}) )(?:of|van|von|de|di|av) ${N}`),
    (age) => [+age, +age],
  ],
  [wordPattern(`${AGE_OF}${THE}${N}${YEARS}?`), (age) => [+age, +age]],
  [wordPattern(`${N}${YEARS}`), (age) => [+age, +age]],
  [wordPattern(`(?<=[ -](?:${AGE_WORDS.person}) )${N}`), (age) => (adult(age) ? [+age, +age] : undefined)],
  ...AGE_WORDS.lives.map(
    ([words, from, to]): Pattern<Asked> => [wordPattern(`(?:${words})`), () => [from, to]],
  ),
  [wordPattern(`(?:${AGE_WORDS.pensioners})`), () => 'pension'],
];

const CUE = new RegExp(
  fold(
    `[0-9]|[ -](?:${[...AGE_WORDS.decades, ...AGE_WORDS.lives.map(([words]) => words), AGE_WORDS.pensioners].join('|')})[ -]`,
  ),
);
