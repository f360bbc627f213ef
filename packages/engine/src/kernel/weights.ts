import { DRAWS, type Random } from './random.ts';

/** Draws indexes by weight, however small some weights are. A pool has only 4096 slots. */
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
