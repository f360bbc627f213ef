import { weighted } from './weighted.ts';

const LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';

/** Ireland's check letter: seven digits by 8 … 2, the second letter (A = 1; none = 0) by 9, remainder by 23. */
export function ppsLetter(digits: string, second: number): string {
  return LETTERS[(weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + second * 9) % 23] as string;
}
