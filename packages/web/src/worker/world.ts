import type { Country } from 'specimen-data';
import { everything, type World, worldOf } from 'specimen-data/internal';
import { loads, named } from '#countries';

/** The codes of all countries. */
export const codes = Object.keys(loads).sort();
const loaded = new Map<string, Country>();
let world = worldOf([], everything, named);

/** The world with at least these countries; those that are missing are loaded. */
export async function worldWith(wanted: readonly string[] | 'all'): Promise<World> {
  const known = wanted === 'all' ? codes : codes.filter((code) => wanted.includes(code));
  const missing = known.filter((code) => !loaded.has(code));
  const found = await Promise.all(missing.map(async (code) => [code, await fetched(code)] as const));
  for (const [code, module] of found) loaded.set(code, module?.[codeName(code, module)] as Country);
  if (missing.length > 0)
    world = worldOf(
      codes.flatMap((code) => loaded.get(code) ?? []),
      everything,
      named,
    );
  return world;
}

async function fetched(code: string): Promise<Record<string, Country> | undefined> {
  try {
    return await loads[code]?.();
  } catch {
    const { name = code } = named.find((each) => each.code === code) ?? {};
    throw new Error(`the data of ${name} could not be fetched`);
  }
}

/** A module exports its country under the code, or another name where the code is a reserved word. */
function codeName(code: string, module: Record<string, Country> | undefined): string {
  return Object.keys(module ?? {}).find((name) => module?.[name]?.code === code) ?? code;
}
