/** Returns e to the power of `x`, by sums and products alone: machines may round `Math.exp` differently. */
export function exponential(x: number): number {
  const part = x / 64;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 10; n++) {
    term = (term * part) / n;
    sum += term;
  }
  for (let n = 0; n < 6; n++) sum *= sum;
  return sum;
}

/** Returns the natural logarithm of a positive number, by Halley's method. */
export function logarithm(x: number): number {
  let y = 0;
  for (let n = 0; n < 60; n++) {
    const e = exponential(y);
    const step = (2 * (x - e)) / (x + e);
    y += step;
    if (step < 1e-12 && step > -1e-12) break;
  }
  return y;
}
