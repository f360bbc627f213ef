import type { NameFacts, Persona } from '../model.ts';

/** Of those who bear such names: the codes of the lands they came from, likelier ones more than once. */
export type Origins = ReadonlyMap<NameFacts, readonly string[]>;

/**
 * The code of the land in which a person was born who came from there; `share` says how many of a hundred of a year did. Told
 * by the birthday, so that nothing more is drawn.
 */
export function landOfBirth(
  { born, community, country }: Persona,
  origins: Origins,
  share: (year: number) => number,
): string | undefined {
  const names = [country.facts.names].flat()[country.communities.indexOf(community)];
  const lands = names && origins.get(names);
  const days = born.serial + LONG_AGO;
  if (!lands || days % 100 >= share(born.year)) return undefined;
  return lands[Math.floor(days / 100) % lands.length];
}

/** Days before the first that is counted, on which nobody alive was born. */
const LONG_AGO = 50_000;
