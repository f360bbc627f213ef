import { weighted } from '../checksum/weighted.ts';
import { isDay } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Birth number, or D-number with 40 added to the day: DDMMYY, three digits that tell the century (the last
 * odd for men) and two check digits modulo 11, each of all before it; 10 is not given out. Help numbers of
 * hospitals (month + 40) and synthetic test numbers (month + 65, + 80) identify nobody in the National
 * Population Register and are refused. Source: regulations to the Population Registration Act
 * (FOR-2017-07-14-1201); Skatteetaten, "Fødselsnummer".
 */
export const noFnr: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'noFnr',
  label: 'Fødselsnummer (Norway)',
  valid(value) {
    if (!/^\d{6}[ -]?\d{5}$/.test(value)) return false;
    const digits = bare(value);
    return isBirth(digits) && digits.slice(9) === checks(digits.slice(0, 9));
  },
  make(random, { born, sex }) {
    const first = born.year < 2000 ? 0 : 500;
    let half = random.below(250);
    for (;;) {
      const individual = first + half * 2 + (sex === 'male' ? 1 : 0);
      const body = born.ddmmyy + String(individual).padStart(3, '0');
      const found = checks(body);
      if (found.length === 2) return body + found;
      half = (half + 1) % 250;
    }
  },
};

function isBirth(digits: string): boolean {
  const day = Number(digits.slice(0, 2));
  const century = centuryOf(Number(digits.slice(4, 6)), Number(digits.slice(6, 9)));
  const year = century + Number(digits.slice(4, 6));
  return century > 0 && isDay(year, Number(digits.slice(2, 4)), day > 40 ? day - 40 : day);
}

/** The century of a year and an individual number; 0 where none was given them. */
function centuryOf(yy: number, individual: number): number {
  if (individual < 500) return 1900;
  if (yy < 40) return 2000;
  if (individual >= 900) return 1900;
  return yy >= 54 && individual < 750 ? 1800 : 0;
}

/** Both check digits; longer than two where one of them is 10. */
function checks(body: string): string {
  const first = (11 - (weighted(body, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11;
  const second = (22 - ((weighted(body, [5, 4, 3, 2, 7, 6, 5, 4, 3]) + 2 * first) % 11)) % 11;
  return `${first}${second}`;
}
