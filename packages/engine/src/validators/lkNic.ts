import { three } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NIC: birth year, day of the year (500 more for women), serial and a digit. Old form YYDDDSSSC and V (voter) or X;
 * new form since 2016 YYYYDDDSSSSC. Source: Department for Registration of Persons; Registration of Persons Act No.
 * 32 of 1968. The last digit is called a check digit, but no rule is public: structure only. The department counts
 * February as 29 days in every year; generated numbers do so. Days 1 to 366 are accepted in any year, as no
 * official paper says that.
 */
export const lkNic = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'lkNic',
  label: 'NIC (Sri Lanka)',
  written: ['############', '#########[VX]'],
  rules: {
    century: (nic) =>
      reasonIf(
        nic.length > 10 && !/^(?:19|20)/.test(nic),
        `year is ${nic.slice(0, 4)}, should be 1900 to 2099`,
      ),
    date: (nic) =>
      reasonIf(
        dayOf(nic) % 500 < 1 || dayOf(nic) % 500 > 366,
        `day of the year is ${dayOf(nic)}, should be 1 to 366, or 501 to 866 of women`,
      ),
  },
  // An old number says no century: its new form does, which has a 0 before the serial.
  wrong: {
    century: (nic, random) =>
      random.pick(['18', '21']) + (nic.length > 10 ? nic.slice(2) : `${nic.slice(0, 5)}0${nic.slice(5, 9)}`),
  },
  reads: (nic) => ({
    sex: dayOf(nic) > 500 ? 'female' : 'male',
    birthYear: nic.length > 10 ? nic.slice(0, 4) : undefined,
  }),
  make(random, { born, sex }) {
    const day = (BEFORE[born.month - 1] as number) + born.day + (sex === 'male' ? 0 : 500);
    return born.yyyy + three(day) + String(random.int(1, 4999)).padStart(4, '0') + random.digits(1);
  },
});

/** The number of the day in its year, 500 more for women. */
function dayOf(nic: string): number {
  return Number(nic.slice(-8, -5));
}

/** Days before each month in a leap year. */
const BEFORE = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335];
