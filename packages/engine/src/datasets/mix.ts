import { Random, type RowKey } from '../kernel/random.ts';
import { Weights } from '../kernel/weights.ts';
import type { Country } from '../model.ts';

/** The countries of a dataset with their weights: which one a row is of, and how rows that belong to a country are dealt out. */
export class Mix {
  readonly #draws: Weights;
  readonly #random = new Random('dataset:country');

  constructor(
    readonly countries: readonly Country[],
    readonly weights: readonly number[],
  ) {
    this.#draws = new Weights(weights);
  }

  /** The number of the row's country among those of the mix. */
  draw(row: RowKey): number {
    return this.countries.length === 1 ? 0 : this.#draws.draw(this.#random.start(row));
  }

  /** Where each country's rows begin when about so many are dealt out, each country's together; the last is their number. */
  blocks(count: number): readonly number[] {
    const { total } = this.#draws;
    const starts = [0];
    for (const weight of this.weights)
      starts.push((starts.at(-1) as number) + Math.max(LEAST, Math.round((count * weight) / total)));
    return starts;
  }
}

/** No country has fewer. */
const LEAST = 10;
