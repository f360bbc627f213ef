import { type Context, NO_CAPS, types, type World, worldOf } from 'specimen-data/surface';

/** What operations work on, without caps: the country that a spec names, which is soon there, otherwise all of them. */
export async function contextOf(spec?: unknown): Promise<Context> {
  const [, code] = /^([a-z]{2})\./i.exec(String(spec)) ?? [];
  const own = code === undefined ? undefined : await worldOfOne(code.toLowerCase());
  return { world: own ?? (await import('specimen-data')).specimen.world, caps: NO_CAPS };
}

/** The world of a country, if there is one of that code. */
async function worldOfOne(code: string): Promise<World | undefined> {
  try {
    const countries = Object.values(await import(`specimen-data/countries/${code}`));
    return worldOf(countries as Parameters<typeof worldOf>[0], types);
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
