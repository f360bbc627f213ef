import { weighted } from '../checksum/weighted.ts';
import { isDay, two } from '../kernel/day.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * EGN: YYMMDD (months +20 for the 1800s, +40 for the 2000s), three digits of the birth's region and order,
 * even for men, check digit: weights 2-4-8-5-10-9-7-3-6, modulo 11, 10 becomes 0. All orders 000-999 are
 * given out. Source: Ordinance RD-02-20-9 of 21 May 2012 on the unified system of civil registration; the
 * regions' ranges are those that Bulgarian Wikipedia (ЕГН) gives after GRAO. `home` is the region's number
 * in ISO 3166-2:BG (01 to 28).
 */
export const bgEgn: Validator<Pick<Citizen, 'born' | 'sex' | 'home'>> = {
  id: 'bgEgn',
  label: 'EGN (Bulgaria)',
  valid: (value) => /^\d{10}$/.test(value) && isBirth(value) && value.endsWith(check(value.slice(0, 9))),
  make(random, { born, sex, home }) {
    const region = home === undefined ? random.below(28) : Number(home) - 1;
    const [first, last] = [FIRST[region] as number, LAST[region] as number];
    const order = first + random.below((last - first + 1) / 2) * 2 + (sex === 'male' ? 0 : 1);
    const month = born.month + (born.year < 2000 ? 0 : 40);
    const body = born.yy + two(month) + born.dd + String(order).padStart(3, '0');
    return body + check(body);
  },
};

/** First order of each region, in the order of ISO 3166-2 (Blagoevgrad, Burgas, Varna … Yambol), and the last. */
const FIRST = [
  0, 44, 94, 140, 170, 184, 218, 790, 234, 282, 302, 320, 342, 378, 396, 436, 502, 528, 556, 576, 602, 624,
  722, 752, 822, 844, 872, 904,
];
const LAST = [
  43, 93, 139, 169, 183, 217, 233, 821, 281, 301, 319, 341, 377, 395, 435, 501, 527, 555, 575, 601, 623, 721,
  751, 789, 843, 871, 903, 925,
];

function isBirth(egn: string): boolean {
  const month = Number(egn.slice(2, 4));
  const [century, plus] = month > 40 ? [2000, 40] : month > 20 ? [1800, 20] : [1900, 0];
  return isDay(century + Number(egn.slice(0, 2)), month - plus, Number(egn.slice(4, 6)));
}

function check(body: string): string {
  return String((weighted(body, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10);
}
