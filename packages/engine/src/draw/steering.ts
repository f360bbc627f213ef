import type { Text } from '../kernel/bytes.ts';
import type { Day } from '../kernel/day.ts';
import { Pool } from '../kernel/pool.ts';
import type { Random, RowKey } from '../kernel/random.ts';
import type { Word } from '../kernel/words.ts';
import type { Band, Bank, Brand, Community, Country, Persona, Place, Sex } from '../model.ts';

/**
 * The conditions on the personas of a source, compiled once. They filter draws: a first draw that fits is kept, so
 * that rows that already match stay unchanged. Otherwise a second draw, on its own stream, chooses among the values
 * that fit.
 */
export interface Steering {
  readonly sex?: Sex | undefined;
  readonly ages?: Ages | undefined;
  /** The birth date on the as-of date. */
  readonly born?: Day | undefined;
  /** True if the person must work. */
  readonly works?: boolean | undefined;
  /** Returns the sectors that a row's firm may belong to, if the firm sells something. */
  readonly sectors?: (() => readonly string[] | undefined) | undefined;
  readonly places?: Fitting<Place> | undefined;
  readonly banksAt?: ((place: Place) => Fitting<Bank>) | undefined;
  readonly cards?: Fitting<Brand> | undefined;
  /** The names that somebody must bear, and who bears them. */
  readonly naming?: Naming | undefined;
  /** The people who speak a language, and the places where they live. */
  readonly speech?: Speech | undefined;
  /** The domain of e-mail addresses, behind its `@`. */
  readonly domain?: Text | undefined;
  /** Conditions on the values of fields, which are redrawn until they fit. */
  readonly values?: Readonly<Record<string, Fits>> | undefined;
  /** The names of the conditions that it was made from. */
  readonly conditions?: readonly string[];
}

/** Returns true if a field's value meets the condition. */
export type Fits = (value: string) => boolean;

/** Names of one sex in one community, of which somebody must bear one. */
export interface Bearing {
  readonly given?: ReadonlySet<Word> | undefined;
  readonly family?: ReadonlySet<Word> | undefined;
  /** True if either name is enough. */
  readonly isEither: boolean;
}

/** The names that somebody must bear, by community and sex. */
export interface Naming {
  at(community: Community, sex: Sex): Bearing | undefined;
  /** The people with these names, by the shares of the communities. */
  readonly bearers: Pool<{ readonly community: Community; readonly sex: Sex }>;
}

/** The people who speak a language, and the places by how many of them live there. */
export interface Speech {
  speaks(community: Community): boolean;
  readonly places: Pool<Place>;
  communitiesAt(place: Place): Pool<Community>;
}

/** No conditions. */
export const FREE: Steering = {};

/** Returns true if a persona meets the conditions as drawn. */
export function meets(
  persona: Persona & { readonly age: number },
  { sex, ages, places, banksAt, cards, naming, speech, domain, values = {} }: Steering,
): boolean {
  return (
    (sex === undefined || persona.sex === sex) &&
    (!ages || ages.fits(persona.age)) &&
    (!places || places.fits(persona.place)) &&
    (!banksAt || banksAt(persona.place).fits(persona.bank)) &&
    (!cards || cards.fits(persona.brand)) &&
    (!speech || speech.speaks(persona.community)) &&
    (!naming || bears(persona, naming.at(persona.community, persona.sex))) &&
    (!domain || persona.read('email').endsWith(domain.text)) &&
    Object.entries(values).every(([key, fits]) => fits(persona.read(key)))
  );
}

/** Returns true if somebody bears one of the names. */
export function bears(
  { given, family }: { readonly given: Word; readonly family: Word },
  names: Bearing | undefined,
): boolean {
  if (!names) return false;
  const isGiven = names.given?.has(given) ?? !names.isEither;
  const isFamily = names.family?.has(family) ?? !names.isEither;
  return names.isEither ? isGiven || isFamily : isGiven && isFamily;
}

/** The entries of a pool that fit. */
export class Fitting<T> {
  readonly #pool: Pool<T>;
  readonly #fits: ReadonlySet<T>;

  constructor(pool: Pool<T>) {
    this.#pool = pool;
    this.#fits = new Set(pool.entries);
  }

  fits(entry: T): boolean {
    return this.#fits.has(entry);
  }

  /** Returns the first draw if it fits, otherwise one that does. */
  settled(first: T, again: Random, row: RowKey): T {
    return this.fits(first) ? first : this.#pool.draw(again.start(row));
  }
}

/** The ages of a band, in the country's proportions. */
export class Ages {
  readonly pool: Pool<number>;

  constructor(
    country: Country,
    readonly band: Band,
  ) {
    const [from, to] = band;
    const ages = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    this.pool = new Pool(
      ages,
      ages.map((age) => country.ageWeights[age]),
    );
  }

  fits(age: number): boolean {
    return age >= this.band[0] && age <= this.band[1];
  }
}
