import { Random, type RowKey } from '../kernel/random.ts';
import { Weights } from '../kernel/weights.ts';
import type { Country } from '../model.ts';

/** The countries of a dataset with their weights. Decides the country of a row, and distributes rows to countries. */
export class Mix {
  readonly #draws: Weights;
  readonly #random = new Random('dataset:country');

  constructor(
    readonly countries: readonly Country[],
    readonly weights: readonly number[],
  ) {
    this.#draws = new Weights(weights);
  }

  /** Returns the index of the row's country in the mix. */
  draw(row: RowKey): number {
    return this.countries.length === 1 ? 0 : this.#draws.draw(this.#random.start(row));
  }

  /**
   * Returns the start of each country's rows, for about `count` rows in contiguous groups; the last entry is the
   * exact number.
   */
  blocks(count: number): readonly number[] {
    const { total } = this.#draws;
    const starts = [0];
    for (const weight of this.weights)
      starts.push((starts.at(-1) as number) + Math.max(LEAST, Math.round((count * weight) / total)));
    return starts;
  }
}

/** Minimum number of rows per country. */
const LEAST = 10;
