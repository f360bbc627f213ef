import type { CountryFacts } from '../../packages/engine/src/model.ts';

/** Returns whether the banks of a country work on a day, by the calendar of JavaScript. */
export function isWorkingDay({ weekend = [6, 0], holidays = '' }: CountryFacts, iso: unknown): boolean {
  const [, month, day] = String(iso).split('-');
  const date = `${month}${day}`;
  const off = holidays.split(' ').some((span) => {
    const [from = '', to = from] = span.split('-');
    return from <= date && date <= to;
  });
  return !off && !weekend.includes(new Date(`${iso}T00:00:00Z`).getUTCDay());
}
