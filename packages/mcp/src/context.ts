import { specimen } from 'specimen-data';
import { type Context, type Given, type Operation, perform, SERVICE } from 'specimen-data/surface';

/** What the operations work on: all there is, as much of it as anyone may ask for. */
export const CONTEXT: Context = { world: specimen.world, caps: SERVICE };

/** The JSON that an operation answers which makes no rows. */
export function jsonOf(operation: Operation, given: Given = {}): string {
  return perform(operation, CONTEXT, given).parts.join('');
}
