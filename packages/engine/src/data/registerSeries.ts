import type { Random } from '../kernel/random.ts';

/** How the numbers of a register begin, by the year from which they do: `{ 1990: '4', 2008: '28 29' }`. */
export type Series = Readonly<Record<number, string>>;

/**
 * A number of the register's length as given out in a year, with the check digit at its end that makes it right; the next
 * where no digit does.
 */
export function numberOf(
  random: Random,
  year: number,
  { series, length, valid }: { series: Series; length: number; valid: (number: string) => boolean },
): string {
  const starts = Object.entries(series).findLast(([from]) => Number(from) <= year)?.[1] ?? '';
  const start = random.pick(starts.split(' '));
  return withDigit(start + random.digits(length - 1 - start.length), valid);
}

/** A number with the check digit at its end that makes it right; the next number where no digit does. */
export function withDigit(number: string, valid: (number: string) => boolean): string {
  for (let body = number; ; body = String(Number(body) + 1).padStart(number.length, '0')) {
    const digit = Array.from('0123456789').find((each) => valid(body + each));
    if (digit !== undefined) return body + digit;
  }
}
