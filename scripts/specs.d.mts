import type { Country, Engine } from 'specimen-data';
import type { operations } from 'specimen-data/internal';
export function specsText(
  world: Engine['world'],
  known: {
    readonly groups: readonly string[];
    fieldNames(country: Country): ReadonlyMap<string, string>;
    wordKey(word: string): string;
    readonly validators: readonly { readonly id: string }[];
    readonly formats: ReadonlyMap<string, unknown>;
    readonly operations: Pick<typeof operations, 'dataset' | 'mock'>;
  },
): string;
