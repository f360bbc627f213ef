/**
 * Returns the step of negotiated amounts: 1, 2 or 5 times a power of ten, at most `most` and at least one whole
 * unit.
 */
export function stepOf(most: number, unit: number): number {
  let step = unit;
  while (step * 10 <= most) step *= 10;
  if (step * 5 <= most) return step * 5;
  return step * 2 <= most ? step * 2 : step;
}

/** Rounds an amount to a step, at least one step. */
export function rounded(units: number, step: number): number {
  return Math.max(1, Math.round(units / step)) * step;
}
