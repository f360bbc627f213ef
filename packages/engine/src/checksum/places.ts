/** Weighted sums of the digits of whole numbers below 2³¹, each digit looked up. */
export class Places {
  /** What each digit counts at each place from the right. */
  readonly #counts: Int16Array;

  /** `weights` stand in the order of the digits; `count` says what a digit counts with a weight. */
  constructor(
    weights: string,
    count: (digit: number, weight: number) => number = (digit, weight) => digit * weight,
  ) {
    const fromRight = weights.split(' ').reverse();
    this.#counts = Int16Array.from(
      fromRight.flatMap((weight) => TEN.map((digit) => count(digit, Number(weight)))),
    );
  }

  sum(number: number): number {
    const counts = this.#counts;
    let sum = 0;
    for (let left = number, place = 0; left > 0; place += 10) {
      const tenth = (left / 10) | 0;
      sum += counts[place + left - tenth * 10] as number;
      left = tenth;
    }
    return sum;
  }
}

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Counts a product by the sum of its digits. */
export const folded = (digit: number, weight: number): number =>
  Math.floor((digit * weight) / 10) + ((digit * weight) % 10);
