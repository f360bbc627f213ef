import { two } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { dated, part, sexByParity } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { koreanBirth, koreanSum } from './krRrn.ts';

/**
 * Alien registration number: as the resident registration number, with 5 and 6 for men and women born in 19xx, 7
 * and 8 in 20xx, and the check digit (13 - sum mod 11) mod 10. Source: Enforcement Decree of the Immigration Act,
 * article 40-2; the check is not in it, but as programs in use compute it (Presidio, KrFrn). Numbers given since
 * October 2020 have no check and are outside this validator. Old programs also want an even office number and 6 to
 * 9 as the twelfth digit: not in the law, so not asked for, but generated numbers have them.
 */
export const krAlien = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'krAlien',
  label: 'Alien registration number (South Korea)',
  written: '######-#######',
  mend: (id) => id.slice(0, 12) + check(id.slice(0, 12)),
  rules: {
    century: part([6, 7], /[5-8]/, 'seventh digit is #, should be 5 or 6 for 19YY, 7 or 8 for 20YY'),
    date: dated(koreanBirth, 0, 'YYMMDD'),
  },
  reads: (id) => ({ born: koreanBirth(id), sex: sexByParity(id[6]) }),
  make(random, { born, sex }) {
    const mark = (born.year < 2000 ? 5 : 7) + (sex === 'male' ? 0 : 1);
    const body = born.yymmdd + mark + two(random.below(50) * 2) + random.digits(2) + random.int(7, 9);
    return `${body.slice(0, 6)}-${body.slice(6)}${check(body)}`;
  },
});

function check(body: string): string {
  return String((13 - (koreanSum(body) % 11)) % 10);
}
