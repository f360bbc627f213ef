import { type Day, REFERENCE } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';

/** A day on which somebody began as a grown-up: in the last so many years, but not in the last so many days. */
export function begun(
  random: Random,
  born: Day,
  { years, before }: { readonly years: number; readonly before: number },
): number {
  const last = REFERENCE.serial - before;
  const first = Math.min(Math.max(born.serial + ADULT, last - years * 365), last);
  return first + random.below(last - first + 1);
}

/** Eighteen years and a little. */
const ADULT = 18 * 365 + 5;
