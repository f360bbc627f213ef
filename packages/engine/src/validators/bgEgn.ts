import { weighted } from '../checksum/weighted.ts';
import { type Day, three, two } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { dated, dayOf } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * EGN: YYMMDD (months +20 for the 1800s, +40 for the 2000s), three digits of the birth's region and order, even for
 * men, check digit: weights 2-4-8-5-10-9-7-3-6, modulo 11, 10 becomes 0. All orders 000-999 are issued. Source:
 * Ordinance RD-02-20-9 of 21 May 2012 on the unified system of civil registration; the regions' ranges are those
 * that Bulgarian Wikipedia (ЕГН) gives after GRAO. `home` is the region's number in ISO 3166-2:BG (01 to 28).
 */
export const bgEgnDeclared = {
  id: 'bgEgn',
  label: 'EGN (Bulgaria)',
  written: '##########',
  mend: (number) => number.slice(0, 9) + check(number.slice(0, 9)),
  rules: { date: dated(bornOn, 0, 'YYMMDD') },
  reads: (number) => ({
    born: bornOn(number),
    sex: Number(number[8]) % 2 === 0 ? 'male' : 'female',
  }),
  make(random, { born, sex, home }) {
    const region = home === undefined ? random.below(28) : Number(home) - 1;
    const [first, last] = [FIRST[region] as number, LAST[region] as number];
    const order = first + random.below((last - first + 1) / 2) * 2 + (sex === 'male' ? 0 : 1);
    const month = born.month + (born.year < 2000 ? 0 : 40);
    const body = born.yy + two(month) + born.dd + three(order);
    return body + check(body);
  },
} satisfies Standard<Pick<Citizen, 'born' | 'sex' | 'home'>>;

export const bgEgn = standard(bgEgnDeclared);

/** First order of each region, in the order of ISO 3166-2, and the last; those from 926 on name none. */
const FIRST = [
  0, 44, 94, 140, 170, 184, 218, 790, 234, 282, 302, 320, 342, 378, 396, 436, 502, 528, 556, 576, 602, 624,
  722, 752, 822, 844, 872, 904,
];
const LAST = [
  43, 93, 139, 169, 183, 217, 233, 821, 281, 301, 319, 341, 377, 395, 435, 501, 527, 555, 575, 601, 623, 721,
  751, 789, 843, 871, 903, 925,
];

function bornOn(egn: string): Day | undefined {
  const month = Number(egn.slice(2, 4));
  const [century, plus] = month > 40 ? [2000, 40] : month > 20 ? [1800, 20] : [1900, 0];
  return dayOf(century + Number(egn.slice(0, 2)), month - plus, Number(egn.slice(4, 6)));
}

function check(body: string): string {
  return String((weighted(body, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10);
}
