import { weighted } from './weighted.ts';

/** ICAO Doc 9303 check digit: weights 7, 3, 1 over digits, letters (A = 10) and fillers (0), modulo 10. */
export function icaoDigit(text: string): string {
  return String(weighted(text, SEVEN_THREE_ONE) % 10);
}

export const SEVEN_THREE_ONE = [7, 3, 1] as const;
