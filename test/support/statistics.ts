/** The cumulative normal distribution: Abramowitz & Stegun, Handbook of Mathematical Functions, 7.1.26 (error under 1e-7). */
export function normal(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const upper = (series * Math.exp((-z * z) / 2)) / 2;
  return z < 0 ? upper : 1 - upper;
}

/** The probability of a greater chi-square: Wilson & Hilferty, PNAS 17 (1931), 684–688. */
export function chiSquareTail(value: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return 1 - normal((Math.cbrt(value / freedom) - (1 - spread)) / Math.sqrt(spread));
}

/** The p-value of counts whose probabilities are known; every expected count should be 5 or more. */
export function chiSquare(
  counts: ArrayLike<number>,
  probabilities: ArrayLike<number>,
  total: number,
): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) {
    const expected = (probabilities[i] as number) * total;
    sum += ((counts[i] as number) - expected) ** 2 / expected;
  }
  return chiSquareTail(sum, counts.length - 1);
}

/** The p-value of counts that should all be the same. */
export function evenly(counts: ArrayLike<number>, total: number): number {
  return chiSquare(counts, new Float64Array(counts.length).fill(1 / counts.length), total);
}

/** The two-sided p-value of a standard normal value. */
export function twoSided(z: number): number {
  return 2 * (1 - normal(Math.abs(z)));
}
