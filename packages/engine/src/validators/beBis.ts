import { three, two } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { sexByParity } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { printed, registered } from './beRrn.ts';

const REGISTERED = registered(
  (month) => (month >= 40 ? month - 40 : month - 20),
  'YYMMDD of a day that exists, its month raised by 40, or by 20 where the sex is unknown',
);

/**
 * BIS number, for people in social security who are not in the national register: as the national number,
 * the month raised by 40 where the sex is known, by 20 where it is not. Source: Royal Decree of 8 February
 * 1991 on the identification number of natural persons outside the national register; Crossroads Bank for
 * Social Security (KSZ), Bis register.
 */
export const beBis = standard<Pick<Citizen, 'born' | 'sex'>>({
  ...REGISTERED,
  id: 'beBis',
  label: 'BIS-nummer (Belgium)',
  reads: (number) => ({
    ...REGISTERED.reads?.(number),
    sex: number.slice(2, 4) >= '40' ? sexByParity(number[8]) : undefined,
  }),
  make(random, { born, sex }) {
    const serial = three(random.below(499) * 2 + (sex === 'male' ? 1 : 2));
    return printed(born.yy + two(born.month + 40) + born.dd + serial, born.year);
  },
});
