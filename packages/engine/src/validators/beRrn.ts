import { remainder } from '../checksum/mod97.ts';
import { isDay, two } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * National register number: YYMMDD, a serial (001-997 odd for men, 002-998 even for women) and 97 less the
 * remainder of the nine digits by 97; a 2 goes before them for births from 2000. Month and day, or either,
 * are zero where unknown. Both centuries are tried: the printed number does not tell them apart. Source:
 * Royal Decree of 3 April 1984 on the identification number; IBZ, instructions IT000.
 */
export const beRrn: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'beRrn',
  label: 'Rijksregisternummer (Belgium)',
  valid(value) {
    if (!PRINTED.test(value)) return false;
    const digits = bare(value);
    return isRegistered(digits, Number(digits.slice(2, 4)));
  },
  make: (random, { born, sex }) =>
    printed(
      born.yymmdd + String(random.below(499) * 2 + (sex === 'male' ? 1 : 2)).padStart(3, '0'),
      born.year,
    ),
};

const PRINTED = /^\d\d[. ]?\d\d[. ]?\d\d[- ]?\d{3}[-. ]?\d\d$/;

/** Whether date, serial and check of eleven digits agree; `month` is the month without what was added. */
export function isRegistered(digits: string, month: number): boolean {
  const serial = digits.slice(6, 9);
  if (serial === '000' || serial === '999') return false;
  const yy = Number(digits.slice(0, 2));
  const day = Number(digits.slice(4, 6));
  for (const century of [1900, 2000]) {
    const dated = isDay(century + yy, month, day) || isUnknown(month, day);
    if (dated && digits.endsWith(check(digits.slice(0, 9), century))) return true;
  }
  return false;
}

/** A body of nine digits with its check, in the printed form. */
export function printed(body: string, year: number): string {
  const digits = body + check(body, year);
  return `${digits.slice(0, 2)}.${digits.slice(2, 4)}.${digits.slice(4, 6)}-${digits.slice(6, 9)}.${digits.slice(9)}`;
}

function isUnknown(month: number, day: number): boolean {
  return (month === 0 && day <= 31) || (day === 0 && month >= 0 && month <= 12);
}

function check(body: string, year: number): string {
  return two(97 - remainder(year < 2000 ? body : `2${body}`, 97));
}
