import { weighted } from '../checksum/weighted.ts';
import { Day } from '../kernel/day.ts';
import type { Citizen, Validator } from '../model.ts';
import { huAdoszam } from './huAdoszam.ts';

/**
 * Adóazonosító jel, the tax number of persons: an 8, five digits of days from 1 January 1867 to the birth,
 * three serial digits, check digit: weights 1 to 9, modulo 11 (serials with remainder 10 are not given out).
 * A company's adószám, a taxpayer's number as well, is accepted too. Source: Act XX of 1996, annex 1.
 */
export const huTaxId: Validator<Pick<Citizen, 'born'>> = {
  id: 'huTaxId',
  label: 'Adóazonosító jel / adószám (Hungary)',
  valid: (value) =>
    /^8\d{9}$/.test(value) ? check(value.slice(0, 9)) === Number(value[9]) : huAdoszam.valid(value),
  make(random, { born }) {
    const days = born.serial - new Day(1867, 1, 1).serial;
    let serial = random.below(1000);
    while (check(body(days, serial)) === 10) serial = (serial + 1) % 1000;
    return body(days, serial) + check(body(days, serial));
  },
};

function body(days: number, serial: number): string {
  return `8${String(days).padStart(5, '0')}${String(serial).padStart(3, '0')}`;
}

function check(nine: string): number {
  return weighted(nine, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11;
}
