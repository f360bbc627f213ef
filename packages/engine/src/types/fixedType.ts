import type { Out } from '../kernel/bytes.ts';
import type { Random } from '../kernel/random.ts';
import type { Type } from '../model.ts';
import { readParams } from './params.ts';

/** Returns a type without parameters. */
export function fixedType(
  key: string,
  label: string,
  put: (out: Out, at: number, random: Random) => number,
  room?: number,
): Type {
  return {
    key,
    label,
    params: '',
    ...(room === undefined ? {} : { room: () => room }),
    compile(given) {
      readParams<[]>(this, given, []);
      return put;
    },
  };
}
