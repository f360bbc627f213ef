import { Day, dayAt, weekday } from '../../kernel/day.ts';

/**
 * Tells whether TARGET, the Eurosystem's payment system, settles on a day: all days but Saturdays, Sundays, 1 January, Good
 * Friday, Easter Monday, 1 May, 25 and 26 December. Source: ECB, long-term calendar for TARGET closing days (2000-12-14).
 */
export function isTargetDay(serial: number): boolean {
  const day = weekday(serial);
  if (day === 0 || day === 6) return false;
  const { year, month, day: date } = dayAt(serial);
  if (CLOSED.has(month * 100 + date)) return false;
  const easter = easterSunday(year);
  return serial !== easter - 2 && serial !== easter + 1;
}

const CLOSED = new Set([101, 501, 1225, 1226]);

/** Returns Easter Sunday of the Gregorian calendar as a serial number (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return new Day(year, Math.floor(n / 31), (n % 31) + 1).serial;
}
