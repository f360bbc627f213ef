import type { Random } from '../kernel/random.ts';
import type { Citizen } from '../model.ts';

interface Beginning {
  /** In the last so many years, but not in the last so many days. */
  readonly years: number;
  readonly before: number;
  /** From which age one can begin. */
  readonly from?: number;
  /** Whether who comes to that age in those last days begins on that day. */
  readonly late?: boolean;
}

/** A day on which somebody began, of the age that it takes. */
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

/** Days after which somebody is surely of an age. */
export function daysOf(age: number): number {
  return Math.floor(age * 365.25) + 1;
}

/** From which age people are customers, and at work. */
export const ADULT = 18;
