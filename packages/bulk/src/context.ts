import { type Context, type Given, NO_CAPS, types, type World, worldOf } from 'specimen-data/surface';

/** What operations work on, without caps: the countries that specs and types name, which are soon there; otherwise all. */
export async function contextOf({ spec, fields }: Given = {}): Promise<Context> {
  const named = JSON.stringify([spec, fields]).matchAll(/"([a-z]{2})\./gi);
  const codes = new Set(Array.from(named, ([, code]) => (code as string).toLowerCase()));
  const own = codes.size === 0 ? undefined : await worldOfSome([...codes]);
  return { world: own ?? (await import('specimen-data')).specimen.world, caps: NO_CAPS };
}

/** The world of these countries, if there are countries of all these codes. */
async function worldOfSome(codes: readonly string[]): Promise<World | undefined> {
  try {
    const modules = await Promise.all(codes.map((code) => import(`specimen-data/countries/${code}`)));
    return worldOf(modules.flatMap(Object.values) as Parameters<typeof worldOf>[0], types);
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
