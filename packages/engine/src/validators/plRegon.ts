import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * REGON, the number of the business register: eight digits and a check digit (weights 8-9-2-3-4-5-6-7,
 * modulo 11, 10 becomes 0); a local unit adds four digits and a second check digit (weights
 * 2-4-8-5-0-9-7-3-6-1-2-4-8). The digits carry no meaning by law: the old prefixes of voivodeships are not
 * checked, later series left them. Source: Regulation of the Council of Ministers of 27 July 1999 (Dz.U.
 * 1999 nr 69 poz. 763), § 5-6.
 */
export const plRegon = standard({
  id: 'plRegon',
  label: 'REGON (Poland)',
  written: ['#########', '##############', '### ### ###', '### ### ### #####'],
  separators: '-',
  mend(number) {
    const main = number.slice(0, 8) + check(number.slice(0, 8), MAIN);
    const local = main + number.slice(9, 13);
    return number.length === 9 ? main : local + check(local, LOCAL);
  },
  rules: { series: part([0, 8], /[1-9]/, 'eight zeros are never issued') },
  wrong: { series: zeros(0, 8) },
  reads: (number) => ({ type: number.length === 9 ? undefined : 'local unit' }),
  make(random) {
    const body = random.pick(['01', '14', '36', '38', '52']) + random.digits(6);
    return body + check(body, MAIN);
  },
});

const MAIN = [8, 9, 2, 3, 4, 5, 6, 7];
const LOCAL = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];

function check(body: string, weights: readonly number[]): string {
  return String((weighted(body, weights) % 11) % 10);
}
