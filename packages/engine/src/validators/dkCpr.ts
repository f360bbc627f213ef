import { weighted } from '../checksum/weighted.ts';
import type { Day } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { dated, dayOf, part, sexByParity, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Civil registration number: DDMMYY and four digits, of which the first tells the century with the year and the
 * last is odd for men. Numbers that fail the old modulo 11 test have been issued since 2007, so it does not decide;
 * generated numbers pass it nevertheless. Test numbers (day + 60) and serial 0000 are refused. Source:
 * CPR-kontoret, "Personnummeret i CPR-systemet"; CPR-loven § 3.
 */
export const dkCpr = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'dkCpr',
  label: 'CPR-nummer (Denmark)',
  gap: 50,
  written: '######-####',
  separators: ' ',
  rules: {
    date: dated(bornOn, 0, 'DDMMYY'),
    series: part([6], /[1-9]/, 'serial is 0000, should be 0001 to 9999'),
  },
  wrong: { series: zeros(6, 10) },
  reads: (number) => ({ born: bornOn(number), sex: sexByParity(number[9]) }),
  make(random, { born, sex }) {
    const first = born.year < 2000 ? 0 : 4000;
    const date = born.ddmmyy;
    const sum = weighted(date, [4, 3, 2, 7, 6, 5]);
    let half = random.below(2000);
    for (;;) {
      const serial = first + half * 2 + (sex === 'male' ? 1 : 0);
      if ((sum + serialSum(serial)) % 11 === 0 && serial !== 0)
        return `${date}-${String(serial).padStart(4, '0')}`;
      half = (half + 1) % 2000;
    }
  },
});

function bornOn(number: string): Day | undefined {
  const yy = Number(number.slice(4, 6));
  const year = centuryOf(yy, Number(number[6])) + yy;
  return dayOf(year, Number(number.slice(2, 4)), Number(number.slice(0, 2)));
}

/** The last four digits under the weights 4, 3, 2, 1. */
function serialSum(serial: number): number {
  let sum = 0;
  for (let rest = serial, weight = 1; rest > 0; weight++) {
    const digit = rest % 10;
    sum += digit * weight;
    rest = (rest - digit) / 10;
  }
  return sum;
}

/** The century by the seventh digit and the year within it. */
function centuryOf(yy: number, seventh: number): number {
  if (seventh <= 3) return 1900;
  if (seventh === 4 || seventh === 9) return yy <= 36 ? 2000 : 1900;
  return yy <= 57 ? 2000 : 1800;
}
