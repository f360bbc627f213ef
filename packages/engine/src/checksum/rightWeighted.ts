import { valueAt } from './weighted.ts';

/** Σ value × weight, from the right; the weights repeat when the text is longer. */
export function rightWeighted(text: string, weights: readonly number[]): number {
  let sum = 0;
  for (let i = text.length - 1, place = 0; i >= 0; i--, place++) {
    sum += valueAt(text, i) * (weights[place % weights.length] as number);
  }
  return sum;
}
