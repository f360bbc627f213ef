import { type Out, putInt, putTwo } from './bytes.ts';

/** A calendar day (proleptic Gregorian), computed from integers: no clock, no time zone. */
export class Day {
  constructor(
    readonly year: number,
    readonly month: number,
    readonly day: number,
  ) {}

  /** Days since 1970-01-01. */
  get serial(): number {
    const y = this.month > 2 ? this.year : this.year - 1;
    const m = this.month > 2 ? this.month - 3 : this.month + 9;
    const era = Math.floor(y / 400);
    const yearOfEra = y - era * 400;
    const dayOfYear = Math.floor((153 * m + 2) / 5) + this.day - 1;
    return (
      era * 146097 +
      yearOfEra * 365 +
      Math.floor(yearOfEra / 4) -
      Math.floor(yearOfEra / 100) +
      dayOfYear -
      719468
    );
  }

  get yyyy(): string {
    return String(this.year).padStart(4, '0');
  }

  get yy(): string {
    return two(this.year % 100);
  }

  get mm(): string {
    return two(this.month);
  }

  get dd(): string {
    return two(this.day);
  }

  get yymmdd(): string {
    return this.yy + this.mm + this.dd;
  }

  get ddmmyy(): string {
    return this.dd + this.mm + this.yy;
  }

  get iso(): string {
    return `${this.yyyy}-${this.mm}-${this.dd}`;
  }

  plus(days: number): Day {
    return dayAt(this.serial + days);
  }
}

/** The default as-of date. */
export const REFERENCE = new Day(2026, 1, 1);

/** Returns the day of a serial number (days since 1970-01-01). */
export function dayAt(serial: number): Day {
  // Days since 0000-03-01: the leap day comes last in a year that starts in March.
  const z = serial + 719468;
  const era = Math.floor(z / 146097);
  const dayOfEra = z - era * 146097;
  const leaps = ((dayOfEra / 1460) | 0) - ((dayOfEra / 36524) | 0) + ((dayOfEra / 146096) | 0);
  const yearOfEra = ((dayOfEra - leaps) / 365) | 0;
  const dayOfYear = dayOfEra - (365 * yearOfEra + (yearOfEra >> 2) - ((yearOfEra / 100) | 0));
  const m = ((5 * dayOfYear + 2) / 153) | 0;
  const day = dayOfYear - (((153 * m + 2) / 5) | 0) + 1;
  const month = m < 10 ? m + 3 : m - 9;
  return new Day(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

/** Returns the weekday of a serial number, from 0 for Sunday. */
export function weekday(serial: number): number {
  return (((serial + 4) % 7) + 7) % 7;
}

/** Returns true if year, month and day name a real calendar day. */
export function isDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return LENGTHS[month - 1] as number;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const TWO = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

/** Returns a number from 0 to 99 as two digits. */
export function two(n: number): string {
  return TWO[n] as string;
}

/** Returns a number from 0 to 999 as three digits. */
export function three(n: number): string {
  return String(n).padStart(3, '0');
}

/** Writes a day as `YYYY-MM-DD`. */
export function putDay(out: Out, at: number, { year, month, day }: Day): number {
  const { bytes } = out;
  const to = putInt(out, at, year, 4);
  bytes[to] = 45;
  bytes[putTwo(out, to + 1, month)] = 45;
  return putTwo(out, to + 4, day);
}

/** Returns the number of a day in its year, as bank references use it: `001` is the first of January. */
export function dayInYear({ serial, year }: Day): string {
  return three(serial - new Day(year, 1, 1).serial + 1);
}
