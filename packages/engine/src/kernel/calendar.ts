import { Day, dayAt, weekday } from './day.ts';

/** A year, and the days of it on which people work. */
export class Calendar {
  /** Its months as serial numbers of their first days; the last is the first day of the next year. */
  readonly months: readonly number[];
  readonly #works: readonly boolean[];

  /** `weekend` from 0 for Sunday, `holidays` as months and days, single or from-to (`0101 1224-1226`). */
  constructor(year: number, weekend: readonly number[], holidays: string) {
    this.months = Array.from({ length: 13 }, (_, month) => new Day(year, month + 1, 1).serial);
    const off = holidays.split(' ').map((span) => span.split('-').map(Number));
    this.#works = Array.from({ length: this.last - this.first + 1 }, (_, i) => {
      const { month, day } = dayAt(this.first + i);
      const date = month * 100 + day;
      return (
        !weekend.includes(weekday(this.first + i)) &&
        !off.some(([from = 0, to = from]) => from <= date && date <= to)
      );
    });
  }

  /** The first day of the year. */
  get first(): number {
    return this.months[0] as number;
  }

  get last(): number {
    return (this.months[12] as number) - 1;
  }

  /** The working day on or before a day, the first of the year where there is none. */
  before(serial: number): number {
    return this.#nearest(serial, -1) ?? (this.#nearest(this.first, 1) as number);
  }

  /** The working day on or after a day, the last of the year where there is none. */
  after(serial: number): number {
    return this.#nearest(serial, 1) ?? (this.#nearest(this.last, -1) as number);
  }

  /** The working day on or before a day of a month, from 0 for January; below zero its nth working day. */
  payday(month: number, day: number): number {
    const first = this.months[month] as number;
    if (day > 0) return this.before(Math.min(first + day, this.months[month + 1] as number) - 1);
    let at = first - 1;
    for (let n = day; n < 0; n++) at = this.after(at + 1);
    return at;
  }

  #nearest(serial: number, step: number): number | undefined {
    let i = serial - this.first;
    while (this.#works[i] === false) i += step;
    return this.#works[i] ? this.first + i : undefined;
  }
}
