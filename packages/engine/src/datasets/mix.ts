import { Random, type RowKey } from '../kernel/random.ts';
import type { Country } from '../model.ts';

/** The countries of a dataset with their weights: which one a row is of, and how rows that belong to a country are dealt out. */
export class Mix {
  readonly #ends: readonly number[];
  readonly #random = new Random('dataset:country');

  constructor(
    readonly countries: readonly Country[],
    readonly weights: readonly number[],
  ) {
    let sum = 0;
    this.#ends = weights.map((weight) => {
      sum += weight;
      return sum;
    });
  }

  /** The number of the row's country among those of the mix. */
  draw(row: RowKey): number {
    if (this.countries.length === 1) return 0;
    const total = this.#ends.at(-1) as number;
    const drawn = (this.#random.start(row).next() / 4294967296) * total;
    return this.#ends.findIndex((end) => drawn < end);
  }

  /** Where each country's rows begin when about so many are dealt out, each country's together; the last is their number. */
  blocks(count: number): readonly number[] {
    const total = this.#ends.at(-1) as number;
    const starts = [0];
    for (const weight of this.weights)
      starts.push((starts.at(-1) as number) + Math.max(LEAST, Math.round((count * weight) / total)));
    return starts;
  }
}

/** No country has fewer. */
const LEAST = 10;
