import type { Day } from '../kernel/day.ts';
import { Day as CalendarDay, isDay } from '../kernel/day.ts';
import type { Sex } from '../model.ts';

/** The rule that a number's birth date is a day of the calendar; `picture` shows how it stands in the number. */
export function dated(bornOn: (number: string) => Day | undefined, from: number, picture: string) {
  return (number: string): string | undefined =>
    bornOn(number) === undefined
      ? `${number.slice(from, from + picture.length)} is no date, should be ${picture} of a day that exists`
      : undefined;
}

/** The day with these numbers, if the calendar has it. */
export function dayOf(year: number, month: number, day: number): Day | undefined {
  return isDay(year, month, day) ? new CalendarDay(year, month, day) : undefined;
}

/** The sex by a digit that is odd for men. */
export function sexByParity(digit: string | undefined): Sex {
  return Number(digit) % 2 === 1 ? 'male' : 'female';
}

/** The rule that a number begins with one of some parts; `what` names the part: "area 666 is never given out". */
export function unless(broken: boolean, reason: string): string | undefined {
  return broken ? reason : undefined;
}
