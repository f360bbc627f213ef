import { expect, it } from 'vitest';
import { Calendar, Workdays } from '../kernel/calendar.ts';
import { Day, dayAt } from '../kernel/day.ts';
import { lastOf, monthsAfter } from './months.ts';

const calendar = new Calendar(new Day(2026, 1, 1), new Workdays([6, 0], '0101'));
const on = (month: number, day: number) => new Day(2025, month, day).serial;
const iso = (serial: number) => dayAt(serial).iso;

it('knows where months end, and how many come after a day', () => {
  expect(iso(lastOf(calendar, 1))).toBe('2025-02-28');
  const days = [on(1, 1) - 1, on(1, 1), on(1, 31), on(2, 1), on(12, 1)];
  expect(days.map((day) => monthsAfter(calendar, day))).toEqual([12, 11, 11, 10, 0]);
});
