import { Pool } from '../kernel/pool.ts';
import type { Random, RowKey } from '../kernel/random.ts';
import type { Band, Bank, Brand, Country, Persona, Place, Sex } from '../model.ts';

/**
 * The conditions on the personas of a source, compiled once. They filter draws: a first draw that fits is kept, so
 * that rows that already match stay unchanged. Otherwise a second draw, on its own stream, chooses among the values
 * that fit.
 */
export interface Steering {
  readonly sex?: Sex | undefined;
  readonly ages?: Ages | undefined;
  /** True if the person must work. */
  readonly works?: boolean | undefined;
  /** Returns the sectors that a row's firm may belong to, if the firm sells something. */
  readonly sectors?: (() => readonly string[] | undefined) | undefined;
  readonly places?: Fitting<Place> | undefined;
  readonly banksAt?: ((place: Place) => Fitting<Bank>) | undefined;
  readonly cards?: Fitting<Brand> | undefined;
  /** Conditions on the values of fields, which are redrawn until they fit. */
  readonly values?: Readonly<Record<string, Fits>> | undefined;
  /** The names of the conditions that it was made from. */
  readonly conditions?: readonly string[];
}

/** Returns true if a field's value meets the condition. */
export type Fits = (value: string) => boolean;

/** No conditions. */
export const FREE: Steering = {};

/** Returns true if a persona meets the conditions as drawn. */
export function meets(
  persona: Persona & { readonly age: number },
  { sex, ages, places, banksAt, cards, values = {} }: Steering,
): boolean {
  return (
    (sex === undefined || persona.sex === sex) &&
    (!ages || ages.fits(persona.age)) &&
    (!places || places.fits(persona.place)) &&
    (!banksAt || banksAt(persona.place).fits(persona.bank)) &&
    (!cards || cards.fits(persona.brand)) &&
    Object.entries(values).every(([key, fits]) => fits(persona.read(key)))
  );
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
