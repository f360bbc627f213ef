import { weighted } from '../checksum/weighted.ts';
import { isDay, two } from '../day.ts';
import type { Citizen, Validator } from '../validator.ts';

/**
 * EGN: YYMMDD (months +20 for the 1800s, +40 for the 2000s), three digits of the birth's region and order, even for men,
 * check digit: weights 2-4-8-5-10-9-7-3-6, modulo 11, 10 becomes 0. All orders 000-999 are given out.
 * Source: Ordinance RD-02-20-9 of 21 May 2012 on the unified system of civil registration; the regions' ranges are those
 * that Bulgarian Wikipedia (ЕГН) gives after GRAO. `home` is the region's number in ISO 3166-2:BG (01 to 28).
 */
export const bgEgn: Validator<Pick<Citizen, 'born' | 'sex' | 'home'>> = {
  id: 'bgEgn',
  label: 'EGN (Bulgaria)',
  valid: (value) => /^\d{10}$/.test(value) && isBirth(value) && value.endsWith(check(value.slice(0, 9))),
  make(random, { born, sex, home }) {
    const region = home === undefined ? random.below(28) : Number(home) - 1;
    const [first, last] = RANGES[region] as readonly [number, number];
    const order = first + random.below((last - first + 1) / 2) * 2 + (sex === 'male' ? 0 : 1);
    const month = born.month + (born.year < 2000 ? 0 : 40);
    const body = born.yy + two(month) + born.dd + String(order).padStart(3, '0');
    return body + check(body);
  },
};

/** First and last order of each region, in the order of ISO 3166-2 (Blagoevgrad, Burgas, Varna … Yambol). */
const RANGES: readonly (readonly [number, number])[] = [
  [0, 43],
  [44, 93],
  [94, 139],
  [140, 169],
  [170, 183],
  [184, 217],
  [218, 233],
  [790, 821],
  [234, 281],
  [282, 301],
  [302, 319],
  [320, 341],
  [342, 377],
  [378, 395],
  [396, 435],
  [436, 501],
  [502, 527],
  [528, 555],
  [556, 575],
  [576, 601],
  [602, 623],
  [624, 721],
  [722, 751],
  [752, 789],
  [822, 843],
  [844, 871],
  [872, 903],
  [904, 925],
];

function isBirth(egn: string): boolean {
  const month = Number(egn.slice(2, 4));
  const [century, plus] = month > 40 ? [2000, 40] : month > 20 ? [1800, 20] : [1900, 0];
  return isDay(century + Number(egn.slice(0, 2)), month - plus, Number(egn.slice(4, 6)));
}

function check(body: string): string {
  return String((weighted(body, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10);
}
