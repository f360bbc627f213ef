import { specimen } from 'specimen-data';
import { type Context, NO_CAPS } from 'specimen-data/surface';

/** What operations work on here: every country, without caps. */
export const CONTEXT: Context = { world: specimen.world, caps: NO_CAPS };
