import { Day, dayAt, weekday } from './day.ts';

/** A year, and the days of it on which people work. */
export class Calendar {
  /** Its months as serial numbers of their first days; the last is the first day of the next year. */
  readonly months: readonly number[];
  readonly #first: number;
  /** For each day of the year, the working day on or before it, and the one on or after it; where there is none, the nearest. */
  readonly #before: Int32Array;
  readonly #after: Int32Array;

  /** `weekend` from 0 for Sunday, `holidays` as months and days, single or from-to (`0101 1224-1226`). */
  constructor(year: number, weekend: readonly number[], holidays: string) {
    this.months = Array.from({ length: 13 }, (_, month) => new Day(year, month + 1, 1).serial);
    this.#first = this.months[0] as number;
    const off = holidays.split(' ').map((span) => span.split('-').map(Number));
    const length = (this.months[12] as number) - this.#first;
    const works = Array.from({ length }, (_, i) => {
      const { month, day } = dayAt(this.#first + i);
      const date = month * 100 + day;
      return (
        !weekend.includes(weekday(this.#first + i)) &&
        !off.some(([from = 0, to = from]) => from <= date && date <= to)
      );
    });
    const days = works.flatMap((working, i) => (working ? [this.#first + i] : []));
    let passed = 0;
    this.#after = Int32Array.from(works, (working) => {
      const next = days[Math.min(passed, days.length - 1)] as number;
      if (working) passed++;
      return next;
    });
    passed = 0;
    this.#before = Int32Array.from(works, (working) => {
      if (working) passed++;
      return days[Math.max(passed, 1) - 1] as number;
    });
  }

  before(serial: number): number {
    return this.#before[serial - this.#first] as number;
  }

  after(serial: number): number {
    return this.#after[serial - this.#first] as number;
  }

  /** The nth working day from a day on. */
  nth(serial: number, n: number): number {
    let day = this.after(serial);
    for (let i = 1; i < n; i++) day = this.after(day + 1);
    return day;
  }

  /** The first day of the year. */
  get first(): number {
    return this.#first;
  }

  /** The last day of the year. */
  get last(): number {
    return (this.months[12] as number) - 1;
  }

  /** The last day of a month, from 0 for January. */
  lastOf(month: number): number {
    return (this.months[month + 1] as number) - 1;
  }

  /** How many whole months of the year come after a day. */
  monthsAfter(serial: number): number {
    let months = 12;
    while (months > 0 && (this.months[12 - months] as number) <= serial) months--;
    return months;
  }
}
