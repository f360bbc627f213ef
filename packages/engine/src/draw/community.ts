import { type Words, words } from '../kernel/words.ts';
import type { Community, NameFacts } from '../model.ts';
import { picture } from './picture.ts';

/** Reads the names of a people. */
export function community(names: NameFacts): Community {
  const given = { male: words(names.male, names).male, female: words(names.female, names).female };
  const family = words(names.family, names);
  const middle = names.middle === undefined ? family : words(names.middle, names);
  const { order = '{given} {family}', last = '{family}', native = order } = names;
  return {
    share: names.share ?? 1,
    given,
    family,
    middle,
    plain: [given, family, middle].every(isPlain),
    alone: names.last === undefined,
    name: picture(order),
    last: picture(last),
    native: picture(native),
  };
}

function isPlain({ male, female }: Words): boolean {
  return [...male, ...female].every((word) => word.plain && (word.native?.plain ?? true));
}
