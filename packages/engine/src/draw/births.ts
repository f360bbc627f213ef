import { Day, REFERENCE } from '../kernel/day.ts';
import { Permutation } from '../kernel/numbered.ts';
import type { Pool } from '../kernel/pool.ts';
import { nameOf, type RowKey } from '../kernel/random.ts';

/**
 * Birth dates for rows whose numbers must differ although they hold the date. Rows are dealt out in rounds. In a round
 * no date comes twice, so that a date and its round tell each row from all others. The ages keep their proportions: in
 * each round a year has as many dates as its age has people.
 */
export class Births {
  /** Dates of one round. */
  readonly size: number;
  /** Of the last row: how many others with its birth date come before it. */
  rankOfDay = 0;
  /** Of the last row: a number that no other of its year of birth has. */
  rankOfYear = 0;
  readonly #permutation: Permutation;
  readonly #name: number;
  readonly #ages: readonly number[];
  /** Where the dates of each age end. */
  readonly #ends: readonly number[];

  constructor(name: string, ages: Pool<number>) {
    const { entries, weights } = ages;
    const most = Math.max(...weights);
    let end = 0;
    this.#ends = weights.map((weight) => {
      end += Math.max(1, Math.round((DAYS * weight) / most));
      return end;
    });
    this.#ages = entries;
    this.size = end;
    this.#name = nameOf(name);
    this.#permutation = new Permutation(this.#name, end);
  }

  /** Returns the birth date of a row, as it is on the default as-of date. */
  dayOf(row: RowKey): Day {
    const round = Math.floor(row.index / this.size);
    const turned = (this.#permutation.at(row, row.index % this.size) + round * TURN) % this.size;
    const place = this.#placeOf(turned);
    const age = this.#ages[place] as number;
    const index = turned - (place === 0 ? 0 : (this.#ends[place - 1] as number));
    this.rankOfDay = round;
    this.rankOfYear = round * DAYS + index;
    const salt = row.salt(this.#name + round * 31 + age) >>> 0;
    return dayOfYear(REFERENCE.year - 1 - age, (index * STEP + salt) % DAYS);
  }

  /** Returns the age whose dates include a number, by bisection. */
  #placeOf(number: number): number {
    const ends = this.#ends;
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (number < (ends[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** The stream that draws birth dates by the row's number. */
export type BirthDraw = Pick<Births, 'size' | 'rankOfDay' | 'rankOfYear' | 'dayOf'>;

/** Birth dates of all rows, and of those whose age is drawn again. */
export interface BirthDraws {
  readonly first: BirthDraw;
  readonly working: BirthDraw;
  readonly asked: BirthDraw | undefined;
}

/** Days of a year without 1 January, on which nobody is born, and 29 February, which other as-of dates do not have. */
export const DAYS = 364;
/** Has no factor in common with `DAYS`. */
const STEP = 135;
/** A prime by which rounds are turned against each other. */
const TURN = 7919;

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function dayOfYear(year: number, index: number): Day {
  let day = index + 2;
  let month = 1;
  for (const length of MONTHS) {
    if (day <= length) break;
    day -= length;
    month++;
  }
  return new Day(year, month, day);
}
