import { Day } from 'specimen-data/internal';
import type { Keyring } from '../keyed/keyring.ts';

/**
 * Moves birth dates: each day of a month becomes another day of it, by a keyed circle. So different dates stay different,
 * none stays what it was, and numbers that say no more than the month still agree with the date.
 */
export class Births {
  readonly #keyring: Keyring;
  readonly #months = new Map<string, ReadonlyMap<number, number>>();

  constructor(keyring: Keyring) {
    this.#keyring = keyring;
  }

  /** By how many days a birth date moves, at most `within`. */
  shift({ year, month, day }: Day, within: number): number {
    const length =
      new Day(month === 12 ? year + 1 : year, (month % 12) + 1, 1).serial - new Day(year, month, 1).serial;
    const blocks = Math.ceil(length / (within + 1));
    const block = Math.floor(((day - 1) * blocks) / length);
    // Of a year only what numbers say of it: some leave the century open.
    const name = `${year % 100}-${month} of ${length}, ${block}/${blocks}`;
    let circle = this.#months.get(name);
    if (circle === undefined) {
      const days = Array.from({ length }, (_, i) => i + 1);
      circle = this.#keyring.circle(
        `births ${name}`,
        days.filter((each) => Math.floor(((each - 1) * blocks) / length) === block),
      );
      if (this.#months.size >= MOST_MONTHS) this.#months.clear();
      this.#months.set(name, circle);
    }
    return (circle.get(day) as number) - day;
  }
}

/** A century of months. */
const MOST_MONTHS = 1500;
