import type { TableField, World } from 'specimen-data/surface';
import { valuesOf } from './here.ts';

/** The least and the greatest number that a field makes. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The range of a field's numbers; nothing where it is not known. */
export function rangeOf(world: World, { name: _, blank: __, ...making }: TableField): Range | undefined {
  const [, low, high] = /^(?:int|float):(-?[\d.]+),(-?[\d.]+)/.exec(making.type ?? '') ?? [];
  if (making.after !== undefined) return undefined;
  if (low !== undefined) return { low: Number(low), high: Number(high) };
  const numbers = valuesOf(world, making)?.map(Number) ?? [Number.NaN];
  const range = { low: Math.min(...numbers), high: Math.max(...numbers) };
  return Number.isNaN(range.low) ? undefined : range;
}

/** Two ranges of which the first ends before the second begins, which ends at `greatest`; nothing where there is no room. */
export function splitBelow(
  { low, high }: Range,
  { least, greatest, scale }: { readonly least: number; readonly greatest: number; readonly scale: number },
): readonly [Range, Range] | undefined {
  const step = 10 ** -scale;
  const rounded = (value: number) => Number((Math.floor(value / step + 1e-6) * step).toFixed(scale));
  const middle = rounded(Math.min(high, (low + greatest) / 2));
  const next = Math.max(rounded(middle + step), least);
  return low <= middle && next <= greatest
    ? [
        { low, high: middle },
        { low: next, high: greatest },
      ]
    : undefined;
}
