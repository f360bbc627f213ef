import { weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * IDNO, the number of legal persons in Moldova, also their tax number: 1, three digits of the year in which it was
 * issued, the office (600 to 620 in known numbers), a serial number, and a check digit: weights 7 3 1, modulo 10.
 * Source: python-stdnum, `md.idno`, in whose tests 200 known numbers begin with 1 and pass this rule; the office is
 * read off them.
 */
export const mdIdno = standard({
  id: 'mdIdno',
  label: 'IDNO (Moldova)',
  written: '#############',
  separators: ' -',
  mend: (number) => number.slice(0, 12) + moldovanDigit(number.slice(0, 12)),
  rules: { type: part([0, 1], /1/, 'no firm has a number that begins with #, should be 1') },
  wrong: { type: (number, random) => random.pick('02') + number.slice(1) },
  make: (random) => idnoOf(random, random.int(2002, 2025)),
});

/** Returns an IDNO that was issued in a year. */
export function idnoOf(random: Random, year: number): string {
  const body = `10${two(year % 100)}60${random.pick('0000234')}0${random.digits(4)}`;
  return body + moldovanDigit(body);
}

/** Returns the check digit of the numbers of persons and firms. */
export function moldovanDigit(body: string): string {
  return String(weighted(body, [7, 3, 1]) % 10);
}
