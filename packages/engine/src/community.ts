import { picture, type Write } from './picture.ts';
import { type Scripts, type Words, words } from './words.ts';

/** The names of a people. A country has one set, or several that are not mixed in one person. */
export interface NameFacts extends Scripts {
  /** How many of a hundred persons bear these names, where there are several sets. */
  readonly share?: number;
  readonly male: string;
  readonly female: string;
  readonly family: string;
  readonly middle?: string;
  /** The whole name, e.g. `{given} {family}` (the default) or `{family} {given}`. */
  readonly order?: string;
  /** The surname as it stands alone, where it is not `{family}`, e.g. `{family} {family2}`. */
  readonly last?: string;
  /** The whole name in the native script; absent where people write Latin letters. */
  readonly native?: string;
}

/** A people's names, ready to draw from. */
export class Community {
  readonly share: number;
  readonly given: Words;
  readonly family: Words;
  readonly middle: Words;
  /** Whether no name ever needs escaping in any format. */
  readonly plain: boolean;
  /** Whether the surname is the family name alone. */
  readonly alone: boolean;
  readonly name: Write;
  readonly last: Write;
  readonly native: Write;

  constructor(names: NameFacts) {
    this.share = names.share ?? 1;
    this.given = { male: words(names.male, names).male, female: words(names.female, names).female };
    this.family = words(names.family, names);
    this.middle = names.middle === undefined ? this.family : words(names.middle, names);
    this.plain = [this.given, this.family, this.middle].every(({ male, female }) =>
      [...male, ...female].every((word) => word.plain && (word.native?.plain ?? true)),
    );
    const { order = '{given} {family}', last = '{family}', native = order } = names;
    this.alone = names.last === undefined;
    this.name = picture(order);
    this.last = picture(last);
    this.native = picture(native);
  }
}
