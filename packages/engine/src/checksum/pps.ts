import { valueAt, weighted } from './weighted.ts';

const LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';

/** Ireland's check letter: seven digits by 8 … 2, the second letter (A = 1; none = 0) by 9, remainder by 23. */
export function ppsLetter(digits: string, second: number): string {
  return LETTERS[(weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + second * 9) % 23] as string;
}

/**
 * Returns seven digits, a check letter and an optional second letter with a correct check letter; only A to I
 * count.
 */
export function withPpsLetter(number: string): string {
  const second = /[A-I]/.test(number.charAt(8)) ? valueAt(number, 8) - 9 : 0;
  return number.slice(0, 7) + ppsLetter(number.slice(0, 7), second) + number.slice(8);
}
