import { expect, it } from 'vitest';
import { Calendar, Workdays } from './calendar.ts';
import { Day, dayAt } from './day.ts';

const workdays = new Workdays([6, 0], '0101 0418 1224-1226 1231');
const calendar = new Calendar(new Day(2026, 1, 1), workdays);
const on = (month: number, day: number) => new Day(2025, month, day).serial;
const iso = (serial: number) => dayAt(serial).iso;

it('knows the working day before and after a day off', () => {
  expect(iso(calendar.before(on(4, 18)))).toBe('2025-04-17');
  expect(iso(calendar.after(on(4, 18)))).toBe('2025-04-21');
  expect(iso(calendar.after(on(12, 24)))).toBe('2025-12-29');
  expect(iso(calendar.before(on(12, 26)))).toBe('2025-12-23');
  expect(calendar.before(on(7, 1))).toBe(on(7, 1));
  expect(calendar.after(on(7, 1))).toBe(on(7, 1));
});

it('stays in the twelve months, on working days', () => {
  expect(iso(calendar.before(on(1, 1)))).toBe('2025-01-02');
  expect(iso(calendar.after(on(12, 31)))).toBe('2025-12-30');
  expect([iso(calendar.first), iso(calendar.last)]).toEqual(['2025-01-01', '2025-12-31']);
});

it('pays on a day of a month or the working day before, on its last, or on its nth working day', () => {
  expect(iso(calendar.payday(4, 25))).toBe('2025-05-23');
  expect(iso(calendar.payday(1, 31))).toBe('2025-02-28');
  expect(iso(calendar.payday(11, 31))).toBe('2025-12-30');
  expect(iso(calendar.payday(0, -1))).toBe('2025-01-02');
  expect(iso(calendar.payday(0, -3))).toBe('2025-01-06');
});

it('has the twelve whole months before a day', () => {
  const { months, last } = new Calendar(new Day(2028, 2, 29), workdays);
  expect(months).toHaveLength(13);
  expect([iso(months[0] as number), iso(months[11] as number), iso(last)]).toEqual([
    '2027-02-01',
    '2028-01-01',
    '2028-01-31',
  ]);
});

it('knows the working days of any year', () => {
  expect(workdays.has(new Day(2028, 12, 26).serial)).toBe(false);
  expect(workdays.has(new Day(2028, 12, 27).serial)).toBe(true);
  expect(workdays.has(new Day(2019, 1, 1).serial)).toBe(false);
  expect(workdays.has(new Day(2022, 4, 16).serial)).toBe(false);
});
