import { weighted } from '../checksum/weighted.ts';
import { isDay, isDayIn } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * CNP: sex and century (1/2 the 1900s, 3/4 the 1800s, 5/6 the 2000s, odd for men; 7/8 resident and 9 other
 * foreigners, of any century), YYMMDD, county, serial 001-999, check digit: weights 2-7-9-1-4-6-3-5-8-2-7-9,
 * modulo 11, 10 becomes 1. Source: Emergency Ordinance 97/2005 and Government Decision 295/2021. Counties:
 * 01-47, 51, 52, 70 since 2024 (the civil-status system SIIEASC), 80-83 consulates, and the odd codes that the
 * Directorate for Population Records confirmed to exist (letter quoted by the CNP specification,
 * vimishor/cnp-spec). The tax office's own NIF, 9000…, is no CNP.
 */
export const roCnp: Validator<Pick<Citizen, 'born' | 'sex' | 'home'>> = {
  id: 'roCnp',
  label: 'CNP (Romania)',
  valid: (value) =>
    /^[1-9]\d{12}$/.test(value) &&
    isBirth(value) &&
    COUNTIES.has(value.slice(7, 9)) &&
    value.slice(9, 12) !== '000' &&
    value.endsWith(check(value.slice(0, 12))),
  make(random, { born, sex, home }) {
    const mark = (born.year < 2000 ? 1 : 5) + (sex === 'male' ? 0 : 1);
    const serial = String(random.int(1, 999)).padStart(3, '0');
    const body = mark + born.yymmdd + (home ?? random.pick(HOMES)) + serial;
    return body + check(body);
  },
};

/** Counties 01-39, the six sectors of Bucharest 41-46, Călărași 51 and Giurgiu 52. */
const HOMES =
  list(`01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33
  34 35 36 37 38 39 41 42 43 44 45 46 51 52`);

const COUNTIES = new Set([...HOMES, ...list('40 47 70 80 81 82 83 50 54 56 60 64 78 84 87 88 90 98 99')]);

const CENTURIES = [1900, 1900, 1800, 1800, 2000, 2000];

function isBirth(cnp: string): boolean {
  const [yy, month, day] = [Number(cnp.slice(1, 3)), Number(cnp.slice(3, 5)), Number(cnp.slice(5, 7))];
  const century = CENTURIES[Number(cnp[0]) - 1];
  return century === undefined ? isDayIn([1900, 2000], yy, month, day) : isDay(century + yy, month, day);
}

function check(body: string): string {
  const rest = weighted(body, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return String(rest === 10 ? 1 : rest);
}
