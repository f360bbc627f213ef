import { PARTS_OF_THE_WORLD } from '../data/elsewhere.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import { list } from '../kernel/text.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A part of the world as written, and the covered countries in it. */
export interface WorldPart {
  readonly raw: string;
  readonly countries: readonly Country[];
}

/** Returns the part of the world that a request names: "Benelux IBANs". */
export function worldPartIn(vocabulary: Vocabulary, tokens: readonly Token[]): WorldPart | undefined {
  const named = tokens.find(({ word }) => CODES().has(word));
  const codes = CODES().get(named?.word ?? '') ?? [];
  return (
    named && { raw: named.raw, countries: codes.flatMap((code) => vocabulary.countryOfCode(code) ?? []) }
  );
}

const CODES = onFirstUse(
  () =>
    new Map(
      PARTS_OF_THE_WORLD.flatMap(([codes, names]) => list(names).map((name) => [name, list(codes)] as const)),
    ),
);
