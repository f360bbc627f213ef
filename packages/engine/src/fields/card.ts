import { WORLDWIDE } from '../data/cards.ts';
import type { Brand, CountryFacts, Network } from '../model.ts';
import { drawNumber } from '../standard/cardChecker.ts';

/** Returns the network of that short name in a country, with its number generator. */
export function brandOf(key: string, facts: CountryFacts): Brand {
  const network = networksOf(facts)[key] as Network;
  return { ...network, key, number: (random, bank) => drawNumber(random, network, bank?.code?.text) };
}

/** Returns the networks of a country. Its own come first, because their ranges may lie inside international ones. */
export function networksOf({ networks }: CountryFacts): Readonly<Record<string, Network>> {
  return { ...networks, ...WORLDWIDE };
}
