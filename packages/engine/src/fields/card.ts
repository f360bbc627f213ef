import { WORLDWIDE } from '../data/cards.ts';
import type { Brand, CountryFacts, Network } from '../model.ts';
import { drawNumber } from '../standard/cardChecker.ts';

/** The network of that short name in a country, with the number's maker. */
export function brandOf(key: string, facts: CountryFacts): Brand {
  const network = networksOf(facts)[key] as Network;
  return { ...network, key, number: (random, bank) => drawNumber(random, network, bank?.code?.text) };
}

/** The networks of a country; its own, which may lie inside those of the world, first. */
export function networksOf({ networks }: CountryFacts): Readonly<Record<string, Network>> {
  return { ...networks, ...WORLDWIDE };
}
