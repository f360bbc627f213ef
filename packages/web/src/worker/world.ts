import type { Country } from 'specimen-data';
import { engine } from 'specimen-data/engine';
import { types } from 'specimen-data/types';
import { loads } from '#countries';

type World = ReturnType<typeof engine>['world'];

const codes = Object.keys(loads).sort();
const loaded = new Map<string, Country>();
let world = engine([], types).world;

/** The world with at least these countries; those that are missing are loaded. */
export async function worldWith(wanted: readonly string[] | 'all'): Promise<World> {
  const missing = (wanted === 'all' ? codes : wanted).filter((code) => code in loads && !loaded.has(code));
  const found = await Promise.all(missing.map(async (code) => [code, await loads[code]?.()] as const));
  for (const [code, module] of found) loaded.set(code, module?.[codeName(code, module)] as Country);
  if (missing.length > 0)
    world = engine(
      codes.flatMap((code) => loaded.get(code) ?? []),
      types,
    ).world;
  return world;
}

/** A module exports its country under the code, or another name where the code is a reserved word. */
function codeName(code: string, module: Record<string, Country> | undefined): string {
  return Object.keys(module ?? {}).find((name) => module?.[name]?.code === code) ?? code;
}
