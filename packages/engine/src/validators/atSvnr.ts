import { weighted } from '../checksum/weighted.ts';
import { isDay, isDayIn } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Sozialversicherungsnummer: a serial from 100, check digit, birth date DDMMYY. Weights 3 7 9 – 5 8 4 2 1 6,
 * remainder by 11; a serial with remainder 10 is skipped. Months 13 to 15 stand for an unknown birth date
 * or a day whose serials are used up. Source: § 31 ASVG; Hauptverband in the answer 4690/AB XXIII. GP
 * to the Nationalrat (2008).
 */
export const atSvnr: Validator<Pick<Citizen, 'born'>> = {
  id: 'atSvnr',
  label: 'SVNR (Austria)',
  valid(value) {
    if (!/^[1-9]\d{3} ?\d{6}$/.test(value)) return false;
    const number = bare(value);
    return isBirth(number) && Number(number[3]) === check(number.slice(0, 3), number.slice(4));
  },
  make(random, { born }) {
    let serial = random.int(100, 998);
    if (check(String(serial), born.ddmmyy) === 10) serial++;
    return `${serial}${check(String(serial), born.ddmmyy)} ${born.ddmmyy}`;
  },
};

function isBirth(number: string): boolean {
  const day = Number(number.slice(4, 6));
  const month = Number(number.slice(6, 8));
  if (month >= 13 && month <= 15) return isDay(2000, 1, day);
  return isDayIn([1900, 2000], Number(number.slice(8)), month, day);
}

function check(serial: string, birth: string): number {
  return (weighted(serial, [3, 7, 9]) + weighted(birth, [5, 8, 4, 2, 1, 6])) % 11;
}
