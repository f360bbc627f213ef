/** Weighted sums of the digits of whole numbers below 2³¹, two digits at a time looked up. */
export class Places {
  /** Value of each pair of digits at each pair of places from the right. */
  readonly #counts: Int16Array;

  /** `weights` are in the order of the digits; `count` returns the value of a digit with a weight. */
  constructor(
    weights: string,
    count: (digit: number, weight: number) => number = (digit, weight) => digit * weight,
  ) {
    const fromRight = weights.split(' ').reverse().map(Number);
    const counts: number[] = [];
    for (let place = 0; place < fromRight.length; place += 2) {
      const [one = 0, ten = 0] = fromRight.slice(place);
      for (let two = 0; two < 100; two++)
        counts.push(count(two % 10, one) + count(Math.floor(two / 10), ten));
    }
    // Leading digits with the value 0 are skipped.
    this.#counts = Int16Array.from(
      counts.slice(0, 100 * Math.ceil((1 + counts.findLastIndex(Boolean)) / 100)),
    );
  }

  sum(number: number): number {
    const counts = this.#counts;
    let sum = 0;
    for (let left = number, place = 0; place < counts.length && left > 0; place += 100) {
      const rest = (left / 100) | 0;
      sum += counts[place + left - rest * 100] as number;
      left = rest;
    }
    return sum;
  }
}

/** Counts a product by the sum of its digits. */
export const folded = (digit: number, weight: number): number =>
  Math.floor((digit * weight) / 10) + ((digit * weight) % 10);
