import type { Random } from '../kernel/random.ts';
import type { Citizen } from '../model.ts';

interface Beginning {
  /** The period of a beginning: the last years, except the last days. */
  readonly years: number;
  readonly before: number;
  /** Minimum age. */
  readonly from?: number;
  /** True if somebody who reaches that age in those last days begins on that day. */
  readonly late?: boolean;
}

/** Returns a day on which somebody began, at the minimum age or later. */
export function begun(
  random: Random,
  { born, asOf }: Pick<Citizen, 'born' | 'asOf'>,
  { years, before, from = ADULT, late = false }: Beginning,
): number {
  const last = asOf.serial - before;
  const first = Math.max(born.serial + daysOf(from), last - years * 365);
  if (first > last) return late ? Math.min(first, asOf.serial - 1) : last;
  return first + random.below(last - first + 1);
}

/** Returns the days from birth after which somebody surely has an age. */
export function daysOf(age: number): number {
  return Math.floor(age * 365.25) + 1;
}

/** Minimum age of customers and employees. */
export const ADULT = 18;
