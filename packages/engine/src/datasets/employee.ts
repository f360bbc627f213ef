import { departments } from '../data/departments.ts';
import { Random, type RowKey } from '../kernel/random.ts';
import type { Country, Life } from '../model.ts';
import { Holder } from './people.ts';

/** Someone who works in a department of a firm. */
export class Employee extends Holder {
  readonly #again: Random;
  readonly #department = new Random('payroll:department');
  #employed: Life | undefined;

  constructor(country: Country) {
    super(country, { works: true });
    this.#again = new Random(`${country.code}:employed`);
  }

  override open(row: RowKey): void {
    super.open(row);
    this.#employed = undefined;
  }

  /** The life of the country's person, or another one where no department has their occupation. */
  override get life(): Life {
    this.#employed ??= this.#employ(super.life);
    return this.#employed;
  }

  /** The number of the department: one of those that have the occupation. */
  get department(): number {
    const numbers = NUMBERS.get(this.life.occupation.key) as readonly number[];
    return this.#department.start(this.row).pick(numbers);
  }

  #employ(first: Life): Life {
    if (NUMBERS.has(first.occupation.key)) return first;
    const { country, age, sex, community, place } = this;
    const who = { age, sex, community, least: place.least && Number(place.least.text) };
    const random = this.#again.start(this.row);
    let life: Life;
    do life = country.work.life(random, who, true);
    while (!NUMBERS.has(life.occupation.key));
    return life;
  }
}

/** The numbers of the departments that have an occupation. */
const NUMBERS = new Map<string, readonly number[]>();
departments.forEach(({ occupations }, number) => {
  for (const key of occupations) NUMBERS.set(key, [...(NUMBERS.get(key) ?? []), number]);
});
