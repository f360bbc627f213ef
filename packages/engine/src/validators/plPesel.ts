import { toTen, weighted } from '../checksum/weighted.ts';
import { type Day, two } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { dated, dayOf, sexByParity } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * PESEL: YYMMDD, four serial digits (the last odd for men), check digit. The century is added to the
 * month: 1800s +80, 1900s +0, 2000s +20, 2100s +40, 2200s +60. Weights 1-3-7-9, to the next ten.
 * Source: Act of 24 September 2010 on population records (Dz.U. 2010 nr 217 poz. 1427), article 15;
 * gov.pl, "Czym jest numer PESEL".
 */
export const plPesel = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'plPesel',
  label: 'PESEL (Poland)',
  written: '###########',
  mend: (number) => number.slice(0, 10) + check(number.slice(0, 10)),
  rules: { date: dated(bornOn, 0, 'YYMMDD') },
  reads: (number) => ({ born: bornOn(number), sex: sexByParity(number[9]) }),
  make(random, { born, sex }) {
    const month = born.month + (MONTHS.get(Math.floor(born.year / 100)) as number);
    const sexDigit = random.below(5) * 2 + (sex === 'male' ? 1 : 0);
    const body = born.yy + two(month) + born.dd + random.digits(3) + sexDigit;
    return body + check(body);
  },
});

/** Number that each century adds to the month. */
const MONTHS = new Map([
  [18, 80],
  [19, 0],
  [20, 20],
  [21, 40],
  [22, 60],
]);

function bornOn(pesel: string): Day | undefined {
  const month = Number(pesel.slice(2, 4));
  for (const [century, plus] of MONTHS) {
    const day = dayOf(century * 100 + Number(pesel.slice(0, 2)), month - plus, Number(pesel.slice(4, 6)));
    if (day) return day;
  }
  return undefined;
}

function check(body: string): string {
  return String(toTen(weighted(body, [1, 3, 7, 9])));
}
