import { weighted } from '../checksum/weighted.ts';
import type { Day } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { dated, dayOf, part } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * Kennitala: DDMMYY (day + 40 for legal entities), two digits (of people from 20), a check digit (weights 3 2 7 6 5
 * 4 3 2, modulo 11; 10 is never issued) and the century: 8 1800s, 9 1900s, 0 2000s. From 18 February 2026 people's
 * numbers are issued without a check. It is not required for people born since (until 2039, lest a wrong century
 * pass), but it is for older newcomers too, because nothing else would reveal a typing error. Numbers outside the register
 * (kerfiskennitölur, beginning with 8 or 9) are refused. Source: Þjóðskrá, "Um kennitölur", "Kennitölur án
 * vartölu".
 */
export const isKennitalaDeclared: Standard<Pick<Citizen, 'born'>> = {
  id: 'isKennitala',
  label: 'Kennitala (Iceland)',
  gap: 4,
  written: '######-####',
  separators: ' ',
  mend(number) {
    if (isUnchecked(number)) return number;
    const digit = check(number.slice(0, 8));
    return digit > 9 ? undefined : number.slice(0, 8) + digit + number[9];
  },
  rules: {
    series: part([0, 1], /[0-7]/, 'first digit is #, which stands outside the register, should be 0 to 7'),
    century: part([9], /[089]/, 'last digit is #, should be 8 for 18YY, 9 for 19YY or 0 for 20YY'),
    date: (number) => (/^[89]/.test(number) ? undefined : dated(dayIn, 0, 'DDMMYY')(number)),
  },
  reads: (number) => ({
    type: isEntity(number) ? 'legal person' : 'person',
    [isEntity(number) ? 'registered' : 'born']: dayIn(number),
  }),
  make: (random, { born }) => kennitala(born.ddmmyy, random.int(20, 99), born.year < 2000 ? '9' : '0'),
};

export const isKennitala = standard(isKennitalaDeclared);

/** Returns whether 40 is added to the day. */
function isEntity(number: string): boolean {
  return Number(number.slice(0, 2)) > 40;
}

/** The day of birth or registration. */
function dayIn(number: string): Day | undefined {
  const day = Number(number.slice(0, 2)) - (isEntity(number) ? 40 : 0);
  const century = CENTURIES.get(number.charAt(9)) ?? 1900;
  return dayOf(century + Number(number.slice(4, 6)), Number(number.slice(2, 4)), day);
}

/** Returns whether the number is of a person born since numbers have no check digit. */
function isUnchecked(number: string): boolean {
  const { iso } = dayIn(number) ?? { iso: '' };
  return !isEntity(number) && iso >= '2026-02-18' && iso < '2040';
}

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
