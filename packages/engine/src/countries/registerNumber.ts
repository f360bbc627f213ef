import type { Random } from '../kernel/random.ts';

/** Starts of a register's numbers, by the first year of each: `{ 1990: '4', 2008: '28 29' }`. */
export type Starts = Readonly<Record<number, string>>;

/**
 * Returns a number of the register's length as issued in a year, with the valid check digit at its end; the next
 * number if no digit is valid.
 */
export function registerNumber(
  random: Random,
  year: number,
  { starts, length, valid }: { starts: Starts; length: number; valid: (number: string) => boolean },
): string {
  const usual = Object.entries(starts).findLast(([from]) => Number(from) <= year)?.[1] ?? '';
  const start = random.pick(usual.split(' '));
  return withCheckDigit(start + random.digits(length - 1 - start.length), valid);
}

/** Returns a number with the valid check digit at its end; the next number if no digit is valid. */
export function withCheckDigit(number: string, valid: (number: string) => boolean): string {
  for (let body = number; ; body = String(Number(body) + 1).padStart(number.length, '0')) {
    const digit = Array.from('0123456789').find((each) => valid(body + each));
    if (digit !== undefined) return body + digit;
  }
}
