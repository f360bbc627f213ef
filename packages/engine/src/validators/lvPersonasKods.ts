import { weighted } from '../checksum/weighted.ts';
import { isDay } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Personal code. Until June 2017: DDMMYY, a century digit (0 1800s, 1 1900s, 2 2000s), three digits and a
 * check digit, 1 less the sum (weights 1 6 3 7 9 10 5 8 4 2) modulo 11, 10 written as 0. Since July 2017:
 * 3, a digit 2-9 and nine random digits, with no date and no check. Printed 6-5. Source: Law on the
 * Register of Natural Persons; PMLP, "Personas koda maiņa". The law is silent on the old check; the formula
 * is the register's, as in the EU's TIN sheet.
 */
export const lvPersonasKods: Validator<Pick<Citizen, 'born'>> = {
  id: 'lvPersonasKods',
  label: 'Personas kods (Latvia)',
  valid: (value) => /^\d{6}-?\d{5}$/.test(value) && (/^3[2-9]/.test(value) || isDatedCode(bare(value))),
  make(random, { born }) {
    const start = born.ddmmyy + String(Math.floor(born.year / 100) - 18);
    let serial = random.int(10, 999);
    while (rest(start + pad(serial)) > 9) serial--;
    const code = start + pad(serial) + check(start + pad(serial));
    return `${code.slice(0, 6)}-${code.slice(6)}`;
  },
};

/** Whether eleven digits are a code of the form with a birth date. */
export function isDatedCode(digits: string): boolean {
  const century = Number(digits[6]);
  if (century > 2) return false;
  const year = 1800 + century * 100 + Number(digits.slice(4, 6));
  const dated = isDay(year, Number(digits.slice(2, 4)), Number(digits.slice(0, 2)));
  return dated && digits.endsWith(check(digits.slice(0, 10)));
}

function pad(serial: number): string {
  return String(serial).padStart(3, '0');
}

function check(body: string): string {
  return String(rest(body) % 10);
}

function rest(body: string): number {
  return (1101 - weighted(body, [1, 6, 3, 7, 9, 10, 5, 8, 4, 2])) % 11;
}
