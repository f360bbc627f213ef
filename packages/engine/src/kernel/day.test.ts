import { describe, expect, it } from 'vitest';
import { decode, Out } from './bytes.ts';
import { Day, dayAt, dayInYear, isDay, putDay, REFERENCE, two, weekday } from './day.ts';

/** Returns the days since 1970-01-01 as JavaScript counts them. */
function serialOf(iso: string): number {
  return Date.parse(`${iso}T00:00Z`) / 86_400_000;
}

// The ends of years, centuries, and eras of 400 years, and the days about 29 February.
const DAYS = [
  '0001-01-01',
  '0004-02-29',
  '1600-02-29',
  '1600-03-01',
  '1699-12-31',
  '1700-02-28',
  '1700-03-01',
  '1899-12-31',
  '1900-02-28',
  '1900-03-01',
  '1904-02-29',
  '1969-12-31',
  '1970-01-01',
  '1999-12-31',
  '2000-01-01',
  '2000-02-28',
  '2000-02-29',
  '2000-03-01',
  '2026-07-31',
  '2026-08-01',
  '2100-02-28',
  '2100-03-01',
  '2399-12-31',
  '2400-02-29',
];

describe('Day', () => {
  it.each(DAYS)('counts the days to %s and back', (iso) => {
    const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
    expect(new Day(year, month, day).serial).toBe(serialOf(iso));
    expect(dayAt(serialOf(iso))).toEqual(new Day(year, month, day));
    expect(dayAt(serialOf(iso)).iso).toBe(iso);
  });

  it('counts every day of a leap year and of the next', () => {
    const first = serialOf('2024-01-01');
    for (let i = 0; i < 366 + 365; i++) {
      const day = dayAt(first + i);
      expect(day.serial).toBe(first + i);
      expect(day.iso).toBe(new Date((first + i) * 86_400_000).toISOString().slice(0, 10));
      expect(Number(dayInYear(day))).toBe(i < 366 ? i + 1 : i - 365);
    }
  });

  it('writes its parts with two and four digits', () => {
    const day = new Day(907, 3, 5);
    const { yyyy, yy, mm, dd, yymmdd, ddmmyy, iso } = day;
    expect({ yyyy, yy, mm, dd, yymmdd, ddmmyy, iso }).toEqual({
      yyyy: '0907',
      yy: '07',
      mm: '03',
      dd: '05',
      yymmdd: '070305',
      ddmmyy: '050307',
      iso: '0907-03-05',
    });
  });

  it.each([
    [1, '2026-01-02'],
    [-1, '2025-12-31'],
    [365, '2027-01-01'],
  ])('is %i days later %s', (days, iso) => expect(REFERENCE.plus(days).iso).toBe(iso));
});

describe('isDay', () => {
  it.each([
    [2026, 1, 1],
    [2026, 12, 31],
    [2026, 4, 30],
    [2026, 2, 28],
    [2024, 2, 29],
    [2000, 2, 29],
  ])('accepts %i-%i-%i', (year, month, day) => expect(isDay(year, month, day)).toBe(true));

  it.each([
    [2026, 0, 1],
    [2026, 13, 1],
    [2026, 1, 0],
    [2026, 1, 32],
    [2026, 4, 31],
    [2026, 2, 29],
    [2024, 2, 30],
    [1900, 2, 29],
    [2026, Number.NaN, 1],
  ])('refuses %i-%i-%i', (year, month, day) => expect(isDay(year, month, day)).toBe(false));

  it('knows the length of every month', () => {
    for (let month = 1; month <= 12; month++) {
      const length = new Date(Date.UTC(2026, month, 0)).getUTCDate();
      expect([isDay(2026, month, length), isDay(2026, month, length + 1)]).toEqual([true, false]);
    }
  });
});

describe('two', () => {
  it.each([
    [0, '00'],
    [7, '07'],
    [99, '99'],
  ])('writes %i as %s', (n, text) => expect(two(n)).toBe(text));
});

it.each(['1969-12-28', '1970-01-01', '1900-03-01', '2024-02-29', '2026-01-01', '2026-11-15'])(
  'writes %s and knows its day of the week',
  (iso) => {
    const day = dayAt(serialOf(iso));
    const out = new Out();
    expect(decode(out.bytes, 3, putDay(out, 3, day))).toBe(iso);
    expect(weekday(day.serial)).toBe(new Date(`${iso}T00:00Z`).getUTCDay());
  },
);
