import type { Calendar } from '../kernel/calendar.ts';

/** The last day of a month, from 0 for January. */
export function lastOf({ months }: Calendar, month: number): number {
  return (months[month + 1] as number) - 1;
}

/** The nth working day from a day on. */
export function nthFrom(calendar: Calendar, serial: number, n: number): number {
  let day = calendar.after(serial);
  for (let i = 1; i < n; i++) day = calendar.after(day + 1);
  return day;
}

/** How many of twelve months begin after a day. */
export function monthsAfter({ months }: Pick<Calendar, 'months'>, serial: number): number {
  let left = 12;
  while (left > 0 && (months[12 - left] as number) <= serial) left--;
  return left;
}
