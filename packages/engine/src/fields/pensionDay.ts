import type { Calendar } from '../kernel/calendar.ts';
import { dayAt, weekday } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import type { Country, Persona } from '../model.ts';

/** A day of the last twelve months on which a pension came. */
export function pensionDay(random: Random, { country, born, asOf }: Persona): string {
  const calendar = country.calendarAt(asOf);
  const month = random.below(12);
  return dayAt(pensionDayIn(country, calendar, { month, draw: random.next(), birthday: born.day })).iso;
}

interface Pensioner {
  /** From 0 for the first month of the calendar. */
  readonly month: number;
  readonly draw: number;
  readonly birthday: number;
}

/** The day of a month on which the country's pension body pays somebody. */
export function pensionDayIn(
  country: Country,
  calendar: Calendar,
  { month, draw, birthday }: Pensioner,
): number {
  const { paydays, life } = country.facts;
  const { days = paydays[0] as readonly number[], weeks, every = 1, after = false } = life.pensionPay ?? {};
  const paid = every > 1 ? evenMonth(calendar, month) : month;
  if (weeks) return weekdayIn(calendar, paid, weeks, birthday);
  const day = days[draw % days.length] as number;
  if (!after || day < 0) return calendar.payday(paid, day);
  const first = calendar.months[paid] as number;
  return calendar.after(Math.min(first + day, calendar.months[paid + 1] as number) - 1);
}

/** The month itself if it is an even one, the one before or after it if not. */
function evenMonth(calendar: Calendar, month: number): number {
  const isEven = (at: number) => dayAt(calendar.months[at] as number).month % 2 === 0;
  if (isEven(month)) return month;
  return month > 0 ? month - 1 : month + 1;
}

/** A weekday of the month: those born in its first days have the first of the weeks, those of the last the last. */
function weekdayIn(
  calendar: Calendar,
  month: number,
  { weekday: wanted, numbers }: { readonly weekday: number; readonly numbers: readonly number[] },
  birthday: number,
): number {
  const first = calendar.months[month] as number;
  const week = numbers[
    Math.min(numbers.length - 1, Math.floor(((birthday - 1) * numbers.length) / 30))
  ] as number;
  const days = (wanted - weekday(first) + 7) % 7;
  return calendar.before(first + days + 7 * (week - 1));
}
