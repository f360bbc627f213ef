const { imul } = Math;

/*
 * The arithmetic of random streams, and its only definition: `Random`, `prefetchDraws` and compiled rows call these
 * functions. A stream at a row is a counter and a key; a draw advances the counter and mixes it with the key. The
 * constants of the two hashes come from https://github.com/skeeto/hash-prospector (`lowbias32`, and the permutation
 * 16-21f0aaad-15-735a2d97-15 of its issue 19). The increment is 2³² divided by the golden ratio, as in SplitMix.
 */

/** The 64-bit key of a row, as `RowKey` holds it. */
interface Key {
  readonly key0: number;
  readonly key1: number;
}

/** Returns the counter of a stream at a row, before its first draw. */
export function firstCounter({ key0, key1 }: Key, name: number): number {
  let x = key0 ^ name;
  x = imul(x ^ (x >>> 16), 0x7feb352d);
  x = imul(x ^ (x >>> 15) ^ key1, 0x846ca68b);
  return x ^ (x >>> 16);
}

/** Returns the key of a stream at a row. */
export function streamKey({ key0, key1 }: Key, name: number): number {
  return imul(key1 ^ name, 0x9e3779b1) ^ key0;
}

/** Increment of the counter per draw. */
export const INCREMENT = 0x9e3779b9;

export function nextCounter(counter: number): number {
  return (counter + INCREMENT) | 0;
}

/** Returns the draw at a counter: 32 bits, as a signed integer. */
export function drawAt(counter: number, key: number): number {
  let x = imul(counter ^ (counter >>> 16), 0x21f0aaad) ^ key;
  x = imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

/** Number of values that a draw can have. */
export const DRAWS = 2 ** 32;

/** Scales a draw, signed or not, to an integer from 0 to `n - 1`. */
export function scaled(draw: number, n: number): number {
  return ((draw >>> 0) * n * 2 ** -32) >>> 0;
}
