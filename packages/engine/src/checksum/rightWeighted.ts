import { valueAt } from './weighted.ts';

/**
 * Returns Σ value × weight, from the right; the weights repeat for a longer text. `place` is the number of
 * characters after the text.
 */
export function rightWeighted(text: string, weights: readonly number[], place = 0): number {
  let sum = 0;
  for (let i = text.length - 1, w = place % weights.length; i >= 0; i--, w++) {
    if (w === weights.length) w = 0;
    sum += valueAt(text, i) * (weights[w] as number);
  }
  return sum;
}
