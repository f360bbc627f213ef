import { weighted } from '../checksum/weighted.ts';
import { type Day, three, two } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { dated, dayOf, part, sexByParity } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Személyi azonosító: a digit of century, citizenship and sex (1/2 citizens and 5/6 others born 1900-1999, 3/4 and
 * 7/8 since 2000, odd for men), YYMMDD, three serial digits, check digit: weights 1 to 10 for the born before 1997,
 * 10 to 1 for the later, modulo 11 (serials with remainder 10 are never issued). Source: Act XX of 1996, annex 3.
 * The use of 3/4 and 7/8 for births before 1900 has no living holder and is refused.
 */
export const huSzemelyi = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'huSzemelyi',
  label: 'Személyi azonosító (Hungary)',
  gap: 4,
  written: '#-######-####',
  separators: ' ',
  mend(id) {
    const digit = check(id.slice(0, 10), yearOf(id));
    return digit > 9 ? undefined : id.slice(0, 10) + digit;
  },
  rules: {
    century: part([0, 1], /[1-8]/, 'first digit is #, should be 1 to 8'),
    date: dated(bornOn, 1, 'YYMMDD'),
    series: part([7, 10], /[1-9]/, 'serial is #, should be 001 to 999'),
  },
  wrong: { series: (id, random) => `${id.slice(0, 5)}${two(random.int(1, 28))}0000` },
  reads: (id) => ({ born: bornOn(id), sex: sexByParity(id[0]) }),
  make(random, { born, sex }) {
    const mark = (born.year < 2000 ? 1 : 3) + (sex === 'male' ? 0 : 1);
    let serial = random.int(1, 999);
    while (check(mark + born.yymmdd + three(serial), born.year) === 10) serial = (serial % 999) + 1;
    return `${mark}-${born.yymmdd}-${three(serial)}${check(mark + born.yymmdd + three(serial), born.year)}`;
  },
});

function yearOf(id: string): number {
  return ('1256'.includes(id.charAt(0)) ? 1900 : 2000) + Number(id.slice(1, 3));
}

function bornOn(id: string): Day | undefined {
  return dayOf(yearOf(id), Number(id.slice(3, 5)), Number(id.slice(5, 7)));
}

const UNTIL_1996 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const SINCE_1997 = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

function check(body: string, year: number): number {
  return weighted(body, year < 1997 ? UNTIL_1996 : SINCE_1997) % 11;
}
