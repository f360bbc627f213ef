import { remainder } from '../checksum/mod97.ts';
import { isDay, two } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Rodné číslo: YYMMDD/, three serial digits, and for the born since 1954 a check digit: the first nine
 * digits modulo 11. Women's months count +50; where a day's numbers ran out, since 2004, +20 and +70. Until
 * 1985 some thousand bodies with remainder 10 were given the digit 0. Nine digits are refused for YY over 53
 * (EU TIN sheet CZ): their holders were born in the 1800s. Ten digits with YY up to 53 are of the 2000s, or
 * of the 1900s and given late; the calendar is the same. Source: Act 133/2000 Coll. (CZ), § 13; Act 301/1995
 * Z. z. (SK), § 2; NZIS data standard, "Struktura rodného čísla", on the exception and on the serial 000.
 */
export const czRc: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'czRc',
  label: 'Rodné číslo (Czechia/Slovakia)',
  valid(value) {
    if (!/^\d{6}[/ ]?\d{3,4}$/.test(value)) return false;
    const rc = bare(value);
    const year = (rc.length === 9 || rc > '54' ? 1900 : 2000) + Number(rc.slice(0, 2));
    return isBirth(rc, year) && (rc.length === 9 ? year < 1954 : isChecked(rc, year));
  },
  make(random, { born, sex }) {
    const date = born.yy + two(born.month + (sex === 'female' ? 50 : 0)) + born.dd;
    let serial = random.int(1, 999);
    if (born.year < 1954) return `${date}/${three(serial)}`;
    while (check(date + three(serial)) === 10) serial = (serial % 999) + 1;
    return `${date}/${three(serial)}${check(date + three(serial))}`;
  },
};

function isBirth(rc: string, year: number): boolean {
  const month = Number(rc.slice(2, 4)) % 50;
  return isDay(year, year >= 2004 && month > 20 ? month - 20 : month, Number(rc.slice(4, 6)));
}

function isChecked(rc: string, year: number): boolean {
  const rest = check(rc.slice(0, 9));
  return rest === 10 ? year <= 1985 && rc.endsWith('0') : rest === Number(rc[9]);
}

function check(body: string): number {
  return remainder(body, 11);
}

function three(serial: number): string {
  return String(serial).padStart(3, '0');
}
