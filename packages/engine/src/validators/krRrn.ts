import { weighted } from '../checksum/weighted.ts';
import { isDay, two } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Resident registration number: YYMMDD, sex and century (9 and 0 for 18xx, 1 and 2 for 19xx, 3 and 4 for
 * 20xx), place of registration 00-96 with two digits of its office, order, check digit: weights 2 to 9 and
 * 2 to 5, (11 - sum mod 11) mod 10. Source: Enforcement Rule of the Resident Registration Act, article 2.
 * Numbers given since 5 October 2020 have six random digits and no check: they are outside this validator.
 * Foreigners' numbers (5 to 8) are another number with another check: krAlien.
 */
export const krRrn: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'krRrn',
  label: 'Resident registration number (South Korea)',
  valid(value) {
    if (!/^\d{6}-?[0-49]\d{6}$/.test(value)) return false;
    const id = bare(value);
    return isKoreanBirth(id) && Number(id.slice(7, 9)) <= 96 && id.endsWith(check(id.slice(0, 12)));
  },
  make(random, { born, sex }) {
    const mark = (born.year < 2000 ? 1 : 3) + (sex === 'male' ? 0 : 1);
    const body = born.yymmdd + mark + two(random.int(0, 95)) + two(random.int(1, 60)) + random.int(1, 5);
    return `${body.slice(0, 6)}-${body.slice(6)}${check(body)}`;
  },
};

/** The century that the seventh digit stands for. */
const CENTURIES = [1800, 1900, 1900, 2000, 2000, 1900, 1900, 2000, 2000, 1800];

/** Whether the first seven digits are a real birth date. */
export function isKoreanBirth(id: string): boolean {
  const year = (CENTURIES[Number(id.charAt(6))] as number) + Number(id.slice(0, 2));
  return isDay(year, Number(id.slice(2, 4)), Number(id.slice(4, 6)));
}

/** The weighted sum of residents' and foreigners' numbers. */
export function koreanSum(body: string): number {
  return weighted(body, [2, 3, 4, 5, 6, 7, 8, 9]);
}

function check(body: string): string {
  return String((11 - (koreanSum(body) % 11)) % 10);
}
