import { departments } from '../data/departments.ts';
import { occupations } from '../data/occupations.ts';
import { MOVED } from '../draw/persona.ts';
import { Work } from '../draw/work.ts';
import { Day, dayAt, isDay, REFERENCE } from '../kernel/day.ts';
import { Random, type RowKey } from '../kernel/random.ts';
import type { Country, Life } from '../model.ts';
import { ADULT, daysOf } from './begun.ts';
import { Holder } from './people.ts';

/** An employee in a department of a firm. */
export class Employee extends Holder {
  readonly #random: Random;
  readonly #department = new Random('payroll:department');
  #employed: Life | undefined;

  constructor(country: Country) {
    super(country, { works: true });
    this.#random = new Random(`${country.code}:employed`);
  }

  override open(row: RowKey): void {
    super.open(row);
    this.#employed = undefined;
  }

  /** Somebody who came of age in the days before the last hirings is made a little older. */
  override get cohort(): Day {
    const cohort = super.cohort;
    if (!isYouth(cohort, REFERENCE)) return cohort;
    this.birthPart = MOVED;
    return dayAt(cohort.serial - NEWEST);
  }

  override get born(): Day {
    const born = super.born;
    if (!isYouth(born, this.asOf)) return born;
    this.birthPart = MOVED;
    const { year, month, day } = born;
    return new Day(year - 1, month, isDay(year - 1, month, day) ? day : day - 1);
  }

  /** A life at their age, with an occupation of some department. */
  override get life(): Life {
    this.#employed ??= this.#employ();
    return this.#employed;
  }

  /** Index of the department: one of those with the occupation. */
  get department(): number {
    const numbers = NUMBERS.get(this.life.occupation.key) as readonly number[];
    return this.#department.start(this.row).pick(numbers);
  }

  #employ(): Life {
    const { country, age, sex, community, place } = this;
    const who = { age, sex, community, least: place.least && Number(place.least.text) };
    return workOf(country).life(this.#random.start(this.row), who, true);
  }
}

/** Number of last days in which nobody was hired. */
export const NEWEST = 100;
/** Minimum age in days at the last hiring. */
const YOUTH = daysOf(ADULT) + NEWEST;

function isYouth(born: Day, asOf: Day): boolean {
  return born.serial + YOUTH > asOf.serial;
}

const works = new WeakMap<Country, Work>();

/** The occupations of departments in a country, cached. */
function workOf(country: Country): Work {
  let work = works.get(country);
  if (!work) {
    const own = occupations().filter(({ key }) => NUMBERS.has(key));
    work = new Work(country.facts, country.population, own);
    works.set(country, work);
  }
  return work;
}

/** Indexes of the departments with an occupation. */
const NUMBERS = new Map<string, readonly number[]>();
departments.forEach(({ occupations }, number) => {
  for (const key of occupations) NUMBERS.set(key, [...(NUMBERS.get(key) ?? []), number]);
});
