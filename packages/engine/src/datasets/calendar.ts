import { isBankHoliday } from '../data/holidays.ts';
import { Day, dayAt, REFERENCE, weekday } from '../kernel/day.ts';
import type { Country } from '../model.ts';

/** The months of the year before the reference date, as serial numbers of their first days; the last is the reference date. */
export const MONTHS: readonly number[] = Array.from({ length: 13 }, (_, month) =>
  month === 12 ? REFERENCE.serial : new Day(REFERENCE.year - 1, month + 1, 1).serial,
);

const FIRST = MONTHS[0] as number;
const LAST = REFERENCE.serial - 1;

/** The days of that year on which banks of a country work. */
export class Calendar {
  /** For each day of the year, the working day on or before it, and the one on or after it. */
  readonly #before = new Int32Array(LAST - FIRST + 1);
  readonly #after = new Int32Array(LAST - FIRST + 1);

  constructor({ code, facts: { weekend = [6, 0] } }: Country) {
    const works = (serial: number) => {
      const { mm, dd } = dayAt(serial);
      return !weekend.includes(weekday(serial)) && !isBankHoliday(code, mm + dd);
    };
    for (let i = 0; i < this.#before.length; i++)
      this.#before[i] = works(FIRST + i) || i === 0 ? FIRST + i : (this.#before[i - 1] as number);
    for (let i = this.#after.length - 1; i >= 0; i--)
      this.#after[i] =
        works(FIRST + i) || i === this.#after.length - 1 ? FIRST + i : (this.#after[i + 1] as number);
  }

  before(serial: number): number {
    return this.#before[serial - FIRST] as number;
  }

  after(serial: number): number {
    return this.#after[serial - FIRST] as number;
  }

  /** The nth working day from a day on. */
  nth(serial: number, n: number): number {
    let day = this.after(serial);
    for (let i = 1; i < n; i++) day = this.after(day + 1);
    return day;
  }
}

/** How many days a month has, from 0 for January. */
export function lengthOf(month: number): number {
  return (MONTHS[month + 1] as number) - (MONTHS[month] as number);
}

/** How many whole months of that year come after a day. */
export function monthsAfter(serial: number): number {
  if (serial < FIRST) return 12;
  let month = 12;
  while (month > 0 && (MONTHS[12 - month] as number) <= serial) month--;
  return month;
}

const calendars = new WeakMap<Country, Calendar>();

/** The calendar of a country, made once. */
export function calendarOf(country: Country): Calendar {
  let calendar = calendars.get(country);
  if (!calendar) {
    calendar = new Calendar(country);
    calendars.set(country, calendar);
  }
  return calendar;
}
