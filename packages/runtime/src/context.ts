import { specimen } from 'specimen-data';
import { type Context, NO_CAPS, SERVICE } from 'specimen-data/internal';

/** Context of operations in the service: every country, with the limits that protect it from its clients. */
export const SERVICE_CONTEXT: Context = { world: specimen.world, caps: SERVICE };

/** Context of operations in the command: every country, without limits. */
export const COMMAND_CONTEXT: Context = { world: specimen.world, caps: NO_CAPS };
