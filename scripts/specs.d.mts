import type { Country, Engine } from 'specimen-data';
export function specsText(
  world: Engine['world'],
  known: {
    readonly groups: readonly string[];
    fieldNames(country: Country): ReadonlyMap<string, string>;
    wordKey(word: string): string;
  },
): string;
