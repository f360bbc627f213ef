import { bare, singular, wordsOf } from './words.ts';

/** Returns the phrases in a name, the whole name first: without the table's own words in front, then its last words. */
export function phrasesIn(words: readonly string[], table: string): readonly string[] {
  const own = new Set(wordsOf(table).flatMap((word) => [word, singular(word)]));
  let from = 0;
  while (from < words.length - 1 && own.has(words[from] as string)) from++;
  const starts = [0, from, ...[3, 2, 1].map((count) => words.length - count)];
  const phrases = starts.filter((start) => start >= 0).map((start) => words.slice(start).join('_'));
  const bareWords = words.map((word) => word.replace(/\d+$/, '')).filter(Boolean);
  return [
    ...new Set([
      ...phrases,
      bareWords.join('_'),
      ...(words.length > 1 ? [words.slice(0, -1).join('_')] : []),
    ]),
  ];
}

/** Maps column names to makers. Each key is a list of names; `_` joins the words of one name. */
export function byName<Maker>(
  entries: readonly (readonly [names: string, maker: Maker])[],
): ReadonlyMap<string, Maker> {
  return new Map(
    entries.flatMap(([names, maker]) =>
      names
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => [keyOf(name), maker] as const),
    ),
  );
}

/** Returns the maker of the first phrase that has one. */
export function found<Maker>(
  makers: ReadonlyMap<string, Maker>,
  phrases: readonly string[],
): Maker | undefined {
  for (const phrase of phrases) {
    const maker = makers.get(keyOf(phrase)) ?? makers.get(keyOf(singular(phrase)));
    if (maker !== undefined) return maker;
  }
  return undefined;
}

function keyOf(name: string): string {
  return bare(name).replace(/_/g, '');
}
