import type { Persona } from '../model.ts';

/**
 * Returns the code of the country of birth of a person who came from there; `share` is the percentage of such
 * people by year. The birthday decides, so that nothing more is drawn.
 */
export function landOfBirth(
  { born, community: { origins } }: Persona,
  share: (year: number) => number,
): string | undefined {
  const days = born.serial + LONG_AGO;
  if (!origins || days % 100 >= share(born.year)) return undefined;
  return origins[Math.floor(days / 100) % origins.length];
}

/** Days before 1970. Nobody alive was born earlier, so the sum is positive. */
const LONG_AGO = 50_000;
