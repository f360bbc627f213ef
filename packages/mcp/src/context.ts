import { specimen } from 'specimen-data';
import { type Context, SERVICE } from 'specimen-data/surface';

/** What the operations work on: all there is, as much of it as anyone may ask for. */
export const CONTEXT: Context = { world: specimen.world, caps: SERVICE };
