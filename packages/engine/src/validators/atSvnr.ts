import { weighted } from '../checksum/weighted.ts';
import { type Day, three } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { dated, dayOf, dayShown, part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Sozialversicherungsnummer: a serial from 100, check digit, birth date DDMMYY. Weights 3 7 9 – 5 8 4 2 1 6,
 * remainder by 11; a serial with remainder 10 is skipped. Months 13 to 15 stand for an unknown birth date
 * or a day whose serials are used up. Source: § 31 ASVG; Hauptverband in the answer 4690/AB XXIII. GP
 * to the Nationalrat (2008).
 */
export const atSvnr = standard<Pick<Citizen, 'born'>>({
  id: 'atSvnr',
  label: 'SVNR (Austria)',
  written: '#### ######',
  mend(number) {
    const digit = check(number.slice(0, 3), number.slice(4));
    return digit === 10 ? undefined : number.slice(0, 3) + digit + number.slice(4);
  },
  rules: {
    series: part([0, 3], /^[1-9]/, 'serial is #, should be 100 to 999'),
    date: dated(dayMeant, 4, 'DDMMYY'),
  },
  wrong: { series: (number, random) => three(random.int(10, 99)) + number.slice(3) },
  make(random, { born }) {
    let serial = random.int(100, 998);
    if (check(String(serial), born.ddmmyy) === 10) serial++;
    return `${serial}${check(String(serial), born.ddmmyy)} ${born.ddmmyy}`;
  },
});

/** The birth date of either century; in the months 13 to 15 only the day is asked for. */
function dayMeant(number: string): Day | undefined {
  const month = Number(number.slice(6, 8));
  if (month >= 13 && month <= 15) return dayOf(2000, 1, Number(number.slice(4, 6)));
  return dayShown(number.slice(4), 'DDMMYY');
}

function check(serial: string, birth: string): number {
  return (weighted(serial, [3, 7, 9]) + weighted(birth, [5, 8, 4, 2, 1, 6])) % 11;
}
