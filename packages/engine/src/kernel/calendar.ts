import { Day, dayAt, weekday } from './day.ts';
import { Holidays } from './holidays.ts';

/** The working days of a country's banks, in any year. */
export class Workdays {
  readonly #weekend: readonly number[];
  readonly #holidays: Holidays;
  readonly #years = new Map<number, readonly boolean[]>();
  /** First day of the last year that was looked up, and whether each of its days is a working day. */
  #first = 0;
  #works: readonly boolean[] = [];

  /** `weekend` lists days off from 0 for Sunday; `holidays` are rules (`kernel/holidays.ts`). */
  constructor(weekend: readonly number[], holidays: string) {
    this.#weekend = weekend;
    this.#holidays = new Holidays(holidays, weekend);
  }

  has(serial: number): boolean {
    const { length } = this.#works;
    if (serial < this.#first || serial >= this.#first + length) this.#turnTo(dayAt(serial).year);
    return this.#works[serial - this.#first] as boolean;
  }

  /** Returns the working day on or before a day. */
  before(serial: number): number {
    let day = serial;
    while (!this.has(day)) day--;
    return day;
  }

  /** Returns the working day on or after a day. */
  after(serial: number): number {
    let day = serial;
    while (!this.has(day)) day++;
    return day;
  }

  #turnTo(year: number): void {
    this.#first = new Day(year, 1, 1).serial;
    let works = this.#years.get(year);
    if (!works) {
      works = this.#worksIn(year);
      this.#years.set(year, works);
    }
    this.#works = works;
  }

  #worksIn(year: number): readonly boolean[] {
    const first = new Day(year, 1, 1).serial;
    const off = this.#holidays.of(year);
    return Array.from(
      { length: new Day(year + 1, 1, 1).serial - first },
      (_, i) => !this.#weekend.includes(weekday(first + i)) && !off.has(first + i),
    );
  }
}

/** The twelve whole months before a day, and their working days. */
export class Calendar {
  /** Serial numbers of the first day of each month; the last entry is the first day of the following month. */
  readonly months: readonly number[];
  readonly #workdays: Workdays;

  constructor({ year, month }: Day, workdays: Workdays) {
    this.months = Array.from({ length: 13 }, (_, i) => firstOf(year * 12 + month - 13 + i));
    this.#workdays = workdays;
  }

  /** The first day of the first month. */
  get first(): number {
    return this.months[0] as number;
  }

  get last(): number {
    return (this.months[12] as number) - 1;
  }

  /** Returns the working day on or before a day, or the first working day of the months if there is none. */
  before(serial: number): number {
    const day = this.#workdays.before(serial);
    return day < this.first ? this.#workdays.after(this.first) : day;
  }

  /** Returns the working day on or after a day, or the last working day of the months if there is none. */
  after(serial: number): number {
    const day = this.#workdays.after(serial);
    return day > this.last ? this.#workdays.before(this.last) : day;
  }

  /**
   * Returns the working day on or before a day of a month, counted from 0. A negative day counts working days of
   * the month.
   */
  payday(month: number, day: number): number {
    const first = this.months[month] as number;
    if (day > 0) return this.before(Math.min(first + day, this.months[month + 1] as number) - 1);
    let at = first - 1;
    for (let n = day; n < 0; n++) at = this.after(at + 1);
    return at;
  }
}

/** Returns the first day of a month, counted from January of the year 0. */
function firstOf(month: number): number {
  const year = Math.floor(month / 12);
  return new Day(year, month - year * 12 + 1, 1).serial;
}
