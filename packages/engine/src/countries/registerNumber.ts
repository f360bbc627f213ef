import type { Random } from '../kernel/random.ts';

/** How the numbers of a register begin, by the year from which they do: `{ 1990: '4', 2008: '28 29' }`. */
export type Starts = Readonly<Record<number, string>>;

/**
 * A number of the register's length as given out in a year, with the check digit at its end that makes it right; the next
 * where no digit does.
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

/** A number with the check digit at its end that makes it right; the next number where no digit does. */
export function withCheckDigit(number: string, valid: (number: string) => boolean): string {
  for (let body = number; ; body = String(Number(body) + 1).padStart(number.length, '0')) {
    const digit = Array.from('0123456789').find((each) => valid(body + each));
    if (digit !== undefined) return body + digit;
  }
}
