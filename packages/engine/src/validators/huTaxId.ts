import { weighted } from '../checksum/weighted.ts';
import { Day, three } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { oneOf } from '../standard/oneOf.ts';
import { part } from '../standard/rules.ts';
import { checker } from '../standard/standard.ts';
import { huAdoszam } from './huAdoszam.ts';

/**
 * Adóazonosító jel, the tax number of persons: an 8, five digits of days from 1 January 1867 to the birth, three
 * serial digits, check digit: weights 1 to 9, modulo 11 (serials with remainder 10 are never issued). A company's
 * adószám, a taxpayer's number as well, is accepted too. Source: Act XX of 1996, annex 1.
 */
export const huTaxId = oneOf<Pick<Citizen, 'born'>>({
  id: 'huTaxId',
  label: 'Adóazonosító jel / adószám (Hungary)',
  gap: 4,
  of: [
    checker({
      id: 'huTaxId',
      label: 'Adóazonosító jel (Hungary)',
      written: '##########',
      mend(number) {
        const digit = check(number.slice(0, 9));
        return digit > 9 ? undefined : number.slice(0, 9) + digit;
      },
      rules: { prefix: part([0, 1], /8/, 'first digit is #, should be 8') },
      wrong: { long: (number, random) => number + random.digits(2) },
      reads: (number) => ({ born: BEGINNING.plus(Number(number.slice(1, 6))) }),
    }),
    huAdoszam,
  ],
  make(random, { born }) {
    const days = born.serial - BEGINNING.serial;
    let serial = random.below(1000);
    while (check(body(days, serial)) === 10) serial = (serial + 1) % 1000;
    return body(days, serial) + check(body(days, serial));
  },
});

/** The day from which births are counted. */
const BEGINNING = new Day(1867, 1, 1);

function body(days: number, serial: number): string {
  return `8${String(days).padStart(5, '0')}${three(serial)}`;
}

function check(nine: string): number {
  return weighted(nine, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11;
}
