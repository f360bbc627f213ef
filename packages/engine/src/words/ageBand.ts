import { AGE_WORDS } from '../data/conditionWords.ts';
import { REFERENCE } from '../kernel/day.ts';
import { Problem } from '../kernel/problem.ts';
import type { Band } from '../model.ts';
import { OLDEST, YOUNGEST } from '../spec/steering.ts';

/** The age of the youngest people where nobody asks for an age. */
export const YOUNGEST_ADULT = 18;

export const isAdult = (...ages: readonly string[]): boolean =>
  ages.every((age) => +age >= YOUNGEST_ADULT && +age <= OLDEST);

/** Returns one age, all ages from one on or up to one, or all between two. */
export const one = (age: string): Band => [+age, +age];
export const from = (age: string): Band => [+age, OLDEST];
export const to = (age: string): Band => [+age < YOUNGEST_ADULT ? YOUNGEST : YOUNGEST_ADULT, +age];
export const above = (age: string): Band => from(`${+age + 1}`);
export const below = (age: string): Band => to(`${+age - 1}`);
export function range(first: string, last: string): Band {
  if (+last <= OLDEST && +first <= +last) return [+first, +last];
  throw outOfRange();
}

/** Wraps a band for numbers that may be no ages. */
export const ofAdult = (band: (age: string) => Band) => (age: string) =>
  isAdult(age) ? band(age) : undefined;
export const ofAdults = (first: string, last: string): Band | undefined =>
  isAdult(first, last) ? range(first, last) : undefined;

/** Joins two consecutive ages. Others are a problem, because rows are steered to one band. */
export function joinAges(one: string, other: string): Band {
  const band: Band = [Math.min(+one, +other), Math.max(+one, +other)];
  return band[1] - band[0] <= 1 ? band : several(one, other);
}

export function several(one: string, other: string): never {
  throw new Problem('unresolved-request', `ask for one age, not for ${one} and ${other}`);
}

/**
 * Returns the early, middle or late part of a decade of life: the first four years, the middle three, the last
 * three.
 */
export function decadePart(decade: number, part: string | undefined): Band {
  const [first, last] =
    part === 'early' ? [0, 3] : part === 'mid' ? [4, 6] : part === 'late' ? [7, 9] : [0, 9];
  return [decade + first, decade + last];
}

/** Returns the age on the default as-of date of somebody born in a year. Nobody is born on its first day. */
export const ageOf = (year: number): number => REFERENCE.year - 1 - year;
export const bornIn = (first: number, last: number): Band => [ageOf(last), ageOf(first)];
export const bornFrom = (year: number): Band => to(`${ageOf(year)}`);
export const bornUntil = (year: number): Band => [ageOf(year), OLDEST];
export const bornInDecade = (text: string): Band => bornIn(decade(text), decade(text) + 9);

/** Returns the age at which a decade of life starts, by its word; below 20 if the word is unknown. */
export function decadeAt(word: string): number {
  return AGE_WORDS.decades.indexOf(word) * 10 + 20;
}

/** Returns the first year of a decade: `80`, `1980` or a word. */
export function decade(text: string): number {
  const tens = decadeAt(text);
  const number = tens >= 20 ? tens : Number(text);
  return number >= 1900 ? number : number + (number <= 20 ? 2000 : 1900);
}

/** Returns all ages outside a band. */
export function agesExcept([first, last]: Band): Band {
  const fromYoungest = first === YOUNGEST || first === YOUNGEST_ADULT;
  if (!fromYoungest && last < OLDEST)
    throw new Problem(
      'unresolved-request',
      `ask for the age that you want, not for all but ${ageText([first, last])}`,
    );
  return fromYoungest ? [last + 1, OLDEST] : to(`${first - 1}`);
}

/** Returns a band as steering takes it. */
export function ageText([first, last]: Band): string {
  const [least, most] = [Math.max(first, YOUNGEST), Math.min(last, OLDEST)];
  if (least > most) throw outOfRange();
  return least === most ? `${least}` : `${least}-${most}`;
}

function outOfRange(): Problem {
  return new Problem('unresolved-request', `people are ${YOUNGEST} to ${OLDEST} years old here`);
}
