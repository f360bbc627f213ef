import { weighted } from '../checksum/weighted.ts';
import { isDay } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Kennitala: DDMMYY (day + 40 for legal entities), two digits (of people from 20), a check digit (weights 3
 * 2 7 6 5 4 3 2, modulo 11; 10 is not given out) and the century: 8 1800s, 9 1900s, 0 2000s. From 18
 * February 2026 people's numbers are given out without a check. It is not asked of people born since (until
 * 2039, lest a wrong century pass), but of older newcomers too, as nothing else would tell a slip. Numbers
 * outside the register (kerfiskennitölur, beginning with 8 or 9) are refused. Source: Þjóðskrá, "Um
 * kennitölur", "Kennitölur án vartölu".
 */
export const isKennitala: Validator<Pick<Citizen, 'born'>> = {
  id: 'isKennitala',
  label: 'Kennitala (Iceland)',
  valid(value) {
    if (!/^[0-7]\d{5}[- ]?\d{3}[089]$/.test(value)) return false;
    const digits = bare(value);
    const written = Number(digits.slice(0, 2));
    const day = written > 40 ? written - 40 : written;
    const month = Number(digits.slice(2, 4));
    const year = (CENTURIES.get(digits.charAt(9)) as number) + Number(digits.slice(4, 6));
    if (!isDay(year, month, day)) return false;
    const unchecked = written <= 31 && year < 2040 && year * 10000 + month * 100 + day >= 20260218;
    return unchecked || check(digits.slice(0, 8)) === Number(digits[8]);
  },
  make: (random, { born }) => kennitala(born.ddmmyy, random.int(20, 99), born.year < 2000 ? '9' : '0'),
};

const CENTURIES = new Map([
  ['8', 1800],
  ['9', 1900],
  ['0', 2000],
]);

/** The number of a date, with the serial or the next one that has a check digit. */
export function kennitala(date: string, serial: number, century: string): string {
  let next = serial;
  while (check(`${date}${next}`) > 9) next = next < 99 ? next + 1 : 20;
  return `${date}-${next}${check(`${date}${next}`)}${century}`;
}

function check(body: string): number {
  return (11 - (weighted(body, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}
