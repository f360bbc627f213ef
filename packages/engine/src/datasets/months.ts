import type { Calendar } from '../kernel/calendar.ts';

/** Returns the last day of a month, from 0 for January. */
export function lastOf({ months }: Calendar, month: number): number {
  return (months[month + 1] as number) - 1;
}

/** Returns how many of twelve months start after a day. */
export function monthsAfter({ months }: Pick<Calendar, 'months'>, serial: number): number {
  let left = 12;
  while (left > 0 && (months[12 - left] as number) <= serial) left--;
  return left;
}
