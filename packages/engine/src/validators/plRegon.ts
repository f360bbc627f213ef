import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * REGON, the number of the business register: eight digits and a check digit (weights 8-9-2-3-4-5-6-7,
 * modulo 11, 10 becomes 0); a local unit adds four digits and a second check digit (weights
 * 2-4-8-5-0-9-7-3-6-1-2-4-8). The digits carry no meaning by law: the old prefixes of voivodeships are not
 * checked, later series left them. Source: Regulation of the Council of Ministers of 27 July 1999 (Dz.U.
 * 1999 nr 69 poz. 763), § 5-6.
 */
export const plRegon: Validator<unknown> = {
  id: 'plRegon',
  label: 'REGON (Poland)',
  valid(value) {
    if (!/^\d{3}[ -]?\d{3}[ -]?\d{3}(?:[ -]?\d{5})?$/.test(value)) return false;
    const regon = bare(value);
    return isRegon(regon.slice(0, 9), MAIN) && (regon.length === 9 || isRegon(regon, LOCAL));
  },
  make(random) {
    const body = random.pick(['01', '14', '36', '38', '52']) + random.digits(6);
    return body + check(body, MAIN);
  },
};

const MAIN = [8, 9, 2, 3, 4, 5, 6, 7];
const LOCAL = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];

function isRegon(regon: string, weights: readonly number[]): boolean {
  return !regon.startsWith('00000000') && regon.endsWith(check(regon.slice(0, -1), weights));
}

function check(body: string, weights: readonly number[]): string {
  return String((weighted(body, weights) % 11) % 10);
}
