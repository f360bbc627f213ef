import type { Value } from '../../draw/source.ts';
import { list } from '../../kernel/text.ts';
import { wordsIn } from '../../lexicon/columnNames.ts';

/** Two properties of which the second is never less or earlier than the first. */
export interface Pair {
  readonly low: string;
  readonly high: string;
}

/**
 * Returns the pairs among the names of an object's properties: `minPrice` and `maxPrice`, `created_at` and
 * `deleted_at`.
 */
export function pairsIn(names: readonly string[]): readonly Pair[] {
  if (names.length > MOST_NAMES) return [];
  const byPhrase = new Map(names.map((name) => [wordsIn(name).join(' '), name]));
  return HIGHER.flatMap(([word, others]) =>
    names.flatMap((low) => {
      const words = wordsIn(low);
      const at = words.indexOf(word);
      if (at < 0) return [];
      const highs = others.map((other) => byPhrase.get(words.with(at, other).join(' ')));
      return highs.filter((high) => high !== undefined).map((high) => ({ low, high }));
    }),
  );
}

const MOST_NAMES = 200;

/** Words of names, and the words in their place for the greater or later value; of three steps the first come first. */
const HIGHER = Object.entries({
  min: 'max',
  minimum: 'maximum',
  low: 'high',
  lower: 'upper',
  lowest: 'highest',
  from: 'to until',
  since: 'until',
  start: 'end',
  starts: 'ends',
  started: 'ended finished completed',
  begin: 'end',
  created: 'updated modified changed deleted closed completed archived',
  opened: 'closed',
  issued: 'expires',
  ordered: 'shipped delivered',
  shipped: 'delivered',
}).map(([low, high]) => [low, list(high)] as const);

/** Returns true if two values are in the wrong order: numbers, or dates and times in the same notation. */
export function isTurned(low: Value | undefined, high: Value | undefined): boolean {
  if (typeof low === 'number' && typeof high === 'number') return low > high;
  return isTime(low) && isTime(high) && low.length === high.length && low > high;
}

function isTime(value: Value | undefined): value is string {
  return typeof value === 'string' && /^(?:\d{4}-\d\d-\d\d(?:T[\d:]+Z?)?|\d\d:\d\d(?::\d\d)?)$/.test(value);
}
