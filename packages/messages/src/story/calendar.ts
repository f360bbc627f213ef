import { type Country, isTargetDay } from 'specimen-data/internal';

/** Tells whether payments in a currency are settled on a day, by its serial number. */
export type IsWorkingDay = (serial: number) => boolean;

/** Returns the days on which payments in a currency are settled: those of TARGET for euros, else of the currency's banks. */
export function settlementDays(
  country: Country,
  currency: string,
  countries: Iterable<Country>,
): IsWorkingDay {
  if (currency === 'EUR') return isTargetDay;
  const { workdays } = ownerOf(country, currency, countries) ?? country;
  return (serial) => workdays.has(serial);
}

/** Returns the country itself if it has the currency, otherwise the first that does. */
export function ownerOf(
  country: Country,
  currency: string,
  countries: Iterable<Country>,
): Country | undefined {
  if (country.currency === currency) return country;
  for (const each of countries) if (each.currency === currency) return each;
  return undefined;
}

/** Returns the nth working day after a day; below zero the nth before it. */
export function workingDay(isWorking: IsWorkingDay, from: number, n: number): number {
  const step = n < 0 ? -1 : 1;
  let at = from;
  for (let left = Math.abs(n); left > 0; left--) at = nearestWorkingDay(isWorking, at + step, step);
  return at;
}

/** Returns the working day on or after a day, or with the step -1 on or before it. */
export function nearestWorkingDay(isWorking: IsWorkingDay, from: number, step = 1): number {
  let at = from;
  while (!isWorking(at)) at += step;
  return at;
}
