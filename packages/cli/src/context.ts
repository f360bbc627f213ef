import { type Context, NO_CAPS } from 'specimen-data/surface';

/** All countries, loaded when they are needed, and no caps. */
export async function contextOf(): Promise<Context> {
  const { specimen } = await import('specimen-data');
  return { world: specimen.world, caps: NO_CAPS };
}
