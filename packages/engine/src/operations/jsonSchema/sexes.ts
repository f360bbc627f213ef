import { SALUTATIONS } from '../../data/salutations.ts';
import type { Value } from '../../draw/source.ts';
import { list } from '../../kernel/text.ts';
import { wordKey } from '../../lexicon/wordKey.ts';
import type { Sex } from '../../model.ts';

/** Returns the options for a sex, if both sexes have some: `Herr` of `Herr`, `Frau` and `Dr.` for a man. */
export function ofSex(options: readonly Value[], sex: () => string): readonly Value[] {
  if (options.length > MOST_OPTIONS) return [];
  const told = options.filter((option) => sexOf(option) !== undefined);
  if (new Set(told.map(sexOf)).size < 2) return [];
  const wanted = sex();
  return told.filter((option) => sexOf(option) === wanted);
}

/** Forms of address are short lists. */
const MOST_OPTIONS = 30;

const WORDS: ReadonlyMap<string, Sex> = new Map(
  (Object.keys(SALUTATIONS) as Sex[]).flatMap((sex) =>
    list(SALUTATIONS[sex]).map((word) => [word, sex] as const),
  ),
);

function sexOf(option: Value): Sex | undefined {
  return typeof option === 'string' ? WORDS.get(wordKey(option)) : undefined;
}
