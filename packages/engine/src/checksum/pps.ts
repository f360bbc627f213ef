import { valueAt, weighted } from './weighted.ts';

const LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';

/** Ireland's check letter: seven digits by 8 … 2, the second letter (A = 1; none = 0) by 9, remainder by 23. */
export function ppsLetter(digits: string, second: number): string {
  return LETTERS[(weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + second * 9) % 23] as string;
}

/** Seven digits, a check letter and perhaps a second letter with the check letter set right; A to I alone count. */
export function withPpsLetter(number: string): string {
  const second = /[A-I]/.test(number.charAt(8)) ? valueAt(number, 8) - 9 : 0;
  return number.slice(0, 7) + ppsLetter(number.slice(0, 7), second) + number.slice(8);
}
