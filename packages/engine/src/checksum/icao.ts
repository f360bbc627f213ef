import { valueAt, weighted } from './weighted.ts';

const WEIGHTS = [7, 3, 1];

/** ICAO Doc 9303 check digit: weights 7, 3, 1 over digits, letters (A = 10) and fillers (0), modulo 10. */
export function icaoDigit(text: string): string {
  return String(weighted(text, WEIGHTS) % 10);
}

/** Returns the weighted sum of a span of bytes whose first is at `place` in the whole. */
export function icaoSum(bytes: Uint8Array, from: number, to: number, place: number): number {
  let sum = 0;
  for (let i = from, weight = WEIGHTS[place % 3] as number; i < to; i++) {
    sum += (VALUES[bytes[i] as number] as number) * weight;
    weight = weight === 7 ? 3 : weight === 3 ? 1 : 7;
  }
  return sum;
}

const VALUES = Uint8Array.from({ length: 256 }, (_, code) => valueAt(String.fromCharCode(code), 0));
