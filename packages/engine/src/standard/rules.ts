import { Day, isDay } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Sex } from '../model.ts';

/** Returns the rule that a number's birth date is a calendar day; `picture` shows its form in the number. */
export function dated(bornOn: (number: string) => Day | undefined, from: number, picture: string) {
  return (number: string): string | undefined =>
    bornOn(number) === undefined
      ? `${number.slice(from, from + picture.length)} is not a date, should be ${picture} of a day that exists`
      : undefined;
}

/** Returns the day with these numbers, if the calendar has it. */
export function dayOf(year: number, month: number, day: number): Day | undefined {
  return isDay(year, month, day) ? new Day(year, month, day) : undefined;
}

/** Returns the sex by a digit that is odd for men. */
export function sexByParity(digit: string | undefined): Sex {
  return Number(digit) % 2 === 1 ? 'male' : 'female';
}

/** Returns the reason if the rule is broken. */
export function reasonIf(broken: boolean, reason: string): string | undefined {
  return broken ? reason : undefined;
}

/** Returns the rule that a part of the number is valid; `#` in the reason stands for the value found. */
export function part([from, to]: Span, right: RegExp | Known, reason: string) {
  return (number: string): string | undefined => {
    const found = number.slice(from, to);
    const isRight = right instanceof RegExp ? right.test(found) : right.has(found);
    return reasonIf(!isRight, reason.replace('#', found));
  };
}

type Span = readonly [from: number, to?: number];

/** A set of codes, or a table by code. */
type Known = Pick<ReadonlySet<string>, 'has'>;

/** Reads a table of codes and names: `01:Azuay 12,13:Los_Ríos`. */
export function coded(entries: string): ReadonlyMap<string, string> {
  return new Map(
    list(entries).flatMap((entry) => {
      const [codes, name] = entry.split(':') as [string, string];
      return codes.split(',').map((code) => [code, name] as const);
    }),
  );
}

/** Returns a function that fills a part of the number with zeros. */
export function zeros(from: number, to: number) {
  return (number: string): string => number.slice(0, from) + '0'.repeat(to - from) + number.slice(to);
}

/**
 * Returns the rule that a date stands at a position, in the form of the picture; a year of two digits may be in the
 * 1900s or the 2000s.
 */
export function dateAt(from: number, picture: string) {
  return dated((number) => dayShown(number.slice(from, from + picture.length), picture), from, picture);
}

/**
 * Returns the day of a text in the form of the picture: `YYYYMMDD`, `DDMMYY` …; two digits of a year mean the 1900s
 * if possible.
 */
export function dayShown(text: string, picture: string): Day | undefined {
  const [year, month, day] = ['Y', 'M', 'D'].map((sign) =>
    Number(text.slice(picture.indexOf(sign), picture.lastIndexOf(sign) + 1)),
  ) as [number, number, number];
  if (picture.includes('YYYY')) return dayOf(year, month, day);
  return dayOf(1900 + year, month, day) ?? dayOf(2000 + year, month, day);
}

/** Codes that ISO 3166 reserves for private use, so that no country will ever have them. */
export const NO_COUNTRIES = ['AA', 'QM', 'XA', 'XX', 'ZZ'];
