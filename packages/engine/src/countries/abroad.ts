import type { Persona } from '../model.ts';

/**
 * The code of the land in which a person was born who came from there; `share` says how many of a hundred of a year did. Told
 * by the birthday, so that nothing more is drawn.
 */
export function landOfBirth(
  { born, community: { origins } }: Persona,
  share: (year: number) => number,
): string | undefined {
  const days = born.serial + LONG_AGO;
  if (!origins || days % 100 >= share(born.year)) return undefined;
  return origins[Math.floor(days / 100) % origins.length];
}

/** Days before the first that is counted, on which nobody alive was born. */
const LONG_AGO = 50_000;
