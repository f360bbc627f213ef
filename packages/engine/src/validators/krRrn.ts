import { weighted } from '../checksum/weighted.ts';
import { type Day, two } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { dated, dayOf, part, sexByParity } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Resident registration number: YYMMDD, sex and century (9 and 0 for 18xx, 1 and 2 for 19xx, 3 and 4 for
 * 20xx), place of registration 00-96 with two digits of its office, order, check digit: weights 2 to 9 and
 * 2 to 5, (11 - sum mod 11) mod 10. Source: Enforcement Rule of the Resident Registration Act, article 2.
 * Numbers given since 5 October 2020 have six random digits and no check: they are outside this validator.
 * Foreigners' numbers (5 to 8) are another number with another check: krAlien.
 */
export const krRrn = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'krRrn',
  label: 'Resident registration number (South Korea)',
  written: '######-#######',
  mend: (id) => id.slice(0, 12) + check(id.slice(0, 12)),
  rules: {
    century: part(
      [6, 7],
      /[0-49]/,
      'seventh digit is #, should be 9 or 0 for 18YY, 1 or 2 for 19YY, 3 or 4 for 20YY',
    ),
    date: dated(koreanBirth, 0, 'YYMMDD'),
    region: part([7, 9], /[0-8]\d|9[0-6]/, 'place of registration is #, should be 00 to 96'),
  },
  wrong: { region: (id, random) => id.slice(0, 7) + random.int(97, 99) + id.slice(9) },
  reads: (id) => ({ born: koreanBirth(id), sex: sexByParity(id[6]) }),
  make(random, { born, sex }) {
    const mark = (born.year < 2000 ? 1 : 3) + (sex === 'male' ? 0 : 1);
    const body = born.yymmdd + mark + two(random.int(0, 95)) + two(random.int(1, 60)) + random.int(1, 5);
    return `${body.slice(0, 6)}-${body.slice(6)}${check(body)}`;
  },
});

/** The century that the seventh digit stands for. */
const CENTURIES = [1800, 1900, 1900, 2000, 2000, 1900, 1900, 2000, 2000, 1800];

/** The birth date in the first seven digits. */
export function koreanBirth(id: string): Day | undefined {
  const year = (CENTURIES[Number(id.charAt(6))] as number) + Number(id.slice(0, 2));
  return dayOf(year, Number(id.slice(2, 4)), Number(id.slice(4, 6)));
}

/** The weighted sum of residents' and foreigners' numbers. */
export function koreanSum(body: string): number {
  return weighted(body, [2, 3, 4, 5, 6, 7, 8, 9]);
}

function check(body: string): string {
  return String((11 - (koreanSum(body) % 11)) % 10);
}
