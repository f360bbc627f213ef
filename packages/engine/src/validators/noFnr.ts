import { weighted } from '../checksum/weighted.ts';
import { type Day, three } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { dated, dayOf, reasonIf, sexByParity } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Birth number, or D-number with 40 added to the day: DDMMYY, three digits that give the century (the last odd for
 * men) and two check digits modulo 11, each of all before it; 10 is never issued. Help numbers of hospitals (month
 * + 40) and synthetic test numbers (month + 65, + 80) identify nobody in the National Population Register and are
 * refused. Source: regulations to the Population Registration Act (FOR-2017-07-14-1201); Skatteetaten,
 * "Fødselsnummer".
 */
export const noFnr = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'noFnr',
  label: 'Fødselsnummer (Norway)',
  gap: 4,
  written: ['###########', '###### #####'],
  separators: '-',
  mend(number) {
    const found = checks(number.slice(0, 9));
    return found.length === 2 ? number.slice(0, 9) + found : undefined;
  },
  rules: {
    century: (number) =>
      reasonIf(
        centuryOf(number) === undefined,
        `individual number ${number.slice(6, 9)} does not go with year ${number.slice(4, 6)}, should be 000 to 499 or 900 to 999`,
      ),
    date: dated(bornOn, 0, 'DDMMYY'),
  },
  wrong: {
    century: (number, random) =>
      `${number.slice(0, 4)}${random.int(40, 99)}${random.int(750, 899)}${number.slice(9)}`,
  },
  reads: (number) => ({
    born: bornOn(number),
    sex: sexByParity(number[8]),
    type: Number(number.slice(0, 2)) > 40 ? 'D-number' : 'birth number',
  }),
  make(random, { born, sex }) {
    const first = born.year < 2000 ? 0 : 500;
    let half = random.below(250);
    for (;;) {
      const individual = first + half * 2 + (sex === 'male' ? 1 : 0);
      const body = born.ddmmyy + three(individual);
      const found = checks(body);
      if (found.length === 2) return body + found;
      half = (half + 1) % 250;
    }
  },
});

/** The day of birth; where the century is not known, of the 1900s. */
function bornOn(digits: string): Day | undefined {
  const day = Number(digits.slice(0, 2));
  const year = (centuryOf(digits) ?? 1900) + Number(digits.slice(4, 6));
  return dayOf(year, Number(digits.slice(2, 4)), day > 40 ? day - 40 : day);
}

/** The century of a year and an individual number; none where they were not given together. */
function centuryOf(digits: string): number | undefined {
  const [yy, individual] = [Number(digits.slice(4, 6)), Number(digits.slice(6, 9))];
  if (individual < 500) return 1900;
  if (yy < 40) return 2000;
  if (individual >= 900) return 1900;
  return yy >= 54 && individual < 750 ? 1800 : undefined;
}

/** Both check digits; longer than two where one of them is 10. */
function checks(body: string): string {
  const first = (11 - (weighted(body, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11;
  const second = (22 - ((weighted(body, [5, 4, 3, 2, 7, 6, 5, 4, 3]) + 2 * first) % 11)) % 11;
  return `${first}${second}`;
}
