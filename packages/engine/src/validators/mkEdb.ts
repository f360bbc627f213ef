import { weighted } from '../checksum/weighted.ts';
import { three } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * ЕДБ, the tax number of firms in North Macedonia, also the VAT number after MK: 4 (5 is accepted for others), the
 * office, three digits of the year, a serial number, and a check digit: weights 7 6 5 4 3 2 twice, 11 less the
 * remainder by 11, 10 and 11 become 0. Source: python-stdnum, `mk.edb`, in whose tests about a hundred known numbers
 * begin with 4; the office and the year are read off them.
 */
export const mkEdb = standard({
  id: 'mkEdb',
  label: 'EDB (North Macedonia)',
  written: '#############',
  prefix: ['MK', 'МК'],
  separators: ' -',
  mend: (number) => number.slice(0, 12) + (check(number.slice(0, 12)) % 10),
  rules: { type: part([0, 1], /[45]/, 'no firm has a number that begins with #, should be 4 or 5') },
  wrong: { type: (number, random) => random.pick('0123') + number.slice(1) },
  make: (random) => edbOf(random, random.int(1992, 2025)),
});

/** Returns the number of a firm that was registered in a year. */
export function edbOf(random: Random, year: number): string {
  const start = `4${random.pick(OFFICES)}${three(year % 1000)}`;
  let serial = random.int(50_000, 59_999);
  while (check(`${start}${serial}`) === 10) serial++;
  return `${start}${serial}${check(`${start}${serial}`) % 10}`;
}

/** Offices that the numbers in python-stdnum's tests have, 030 most of all. */
const OFFICES = ['030', '030', '030', '057', '057', '058', '061', '064', '065', '069', '071', '080'];

/** 0 to 10. */
function check(body: string): number {
  return (11 - (weighted(body, [7, 6, 5, 4, 3, 2]) % 11)) % 11;
}
