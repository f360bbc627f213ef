import { DRAWS, type Random } from './random.ts';

/** Draws places of a list by their weights, however much these differ: a pool knows 4096 slots and no more. */
export class Weights {
  readonly total: number;
  readonly #ends: readonly number[];

  constructor(weights: readonly number[]) {
    let sum = 0;
    this.#ends = weights.map((weight) => {
      sum += weight;
      return sum;
    });
    this.total = sum;
  }

  draw(random: Random): number {
    const drawn = (random.next() / DRAWS) * this.total;
    return this.#ends.findIndex((end) => drawn < end);
  }
}
