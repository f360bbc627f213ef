import { type NumberRange, parseFieldType, type TableField, type World } from 'specimen-data/internal';
import { valuesOf } from './here.ts';
import { wordsOf } from './words.ts';

/** The least and the greatest number that a field makes. */
export type Range = NumberRange;

/** The range of a field's numbers; nothing where it is not known. */
export function rangeOf(world: World, { name: _, blank: __, ...making }: TableField): Range | undefined {
  if (making.after !== undefined) return undefined;
  const range = numberRange(making.type);
  if (range) return range;
  const numbers = valuesOf(world, making)?.map(Number) ?? [Number.NaN];
  const drawn = { low: Math.min(...numbers), high: Math.max(...numbers) };
  return Number.isNaN(drawn.low) ? undefined : drawn;
}

/** The range that an `int` or `float` type states. */
export function numberRange(type = ''): Range | undefined {
  const parsed = parseFieldType(type);
  return parsed.kind === 'int' || parsed.kind === 'float' ? parsed.range : undefined;
}

/** Columns of which one is named as the least and the other as the greatest of the same: `min_age` and `max_age`. */
export function pairsIn(
  names: readonly string[],
): readonly { readonly before: string; readonly after: string }[] {
  const wordsBy = new Map(names.map((name) => [name, wordsOf(name)]));
  const byWords = new Map(Array.from(wordsBy, ([name, words]) => [words.join(), name]));
  return names.flatMap((before) => {
    const words = wordsBy.get(before) ?? [];
    const greatest = words.map((word) => GREATEST[word] ?? word).join();
    const after = greatest === words.join() ? undefined : byWords.get(greatest);
    return after === undefined ? [] : [{ before, after }];
  });
}

const GREATEST: Readonly<Record<string, string>> = {
  min: 'max',
  minimum: 'maximum',
  least: 'most',
  lowest: 'highest',
};

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
