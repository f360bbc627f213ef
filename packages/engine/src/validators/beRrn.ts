import { remainder } from '../checksum/mod97.ts';
import { type Day, three, two } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { dayOf, part, reasonIf, sexByParity, zeros } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * National register number: YYMMDD, a serial (001-997 odd for men, 002-998 even for women) and 97 less the
 * remainder of the nine digits by 97; a 2 goes before them for births from 2000. Month and day, or either,
 * are zero where unknown. Both centuries are tried: the printed number does not tell them apart. Source:
 * Royal Decree of 3 April 1984 on the identification number; IBZ, instructions IT000.
 */
export const beRrn = standard<Pick<Citizen, 'born' | 'sex'>>({
  ...registered((month) => month, 'YYMMDD of a day that exists, or zeros where unknown'),
  id: 'beRrn',
  label: 'Rijksregisternummer (Belgium)',
  make: (random, { born, sex }) =>
    printed(born.yymmdd + three(random.below(499) * 2 + (sex === 'male' ? 1 : 2)), born.year),
});

/** Declares what numbers of the register and the BIS register share; `monthOf` subtracts what was added to the month. */
export function registered(
  monthOf: (month: number) => number,
  date: string,
): Omit<Standard<unknown>, 'id' | 'label' | 'make'> {
  const dayIn = (century: number, number: string) =>
    dayOf(
      century + Number(number.slice(0, 2)),
      monthOf(Number(number.slice(2, 4))),
      Number(number.slice(4, 6)),
    );
  const possible = (number: string) =>
    isUnknown(monthOf(Number(number.slice(2, 4))), Number(number.slice(4, 6)))
      ? CENTURIES
      : CENTURIES.filter((century) => dayIn(century, number));
  return {
    written: '##.##.##-###.##',
    form: /^\d\d[. ]?\d\d[. ]?\d\d[- ]?\d{3}[-. ]?\d\d$/,
    mend(number) {
      const body = number.slice(0, 9);
      const [first = 1900, second = first] = possible(number);
      return nearer(number, body + check(body, first), body + check(body, second));
    },
    rules: {
      date: (number) =>
        reasonIf(possible(number).length === 0, `${number.slice(0, 6)} is not a date, should be ${date}`),
      series: part([6, 9], /^(?!000|999)/, 'serial is #, should be 001 to 998'),
    },
    wrong: { series: zeros(6, 9) },
    reads: (number) => ({ born: birthday(number, dayIn), sex: sexByParity(number[8]) }),
  };
}

const CENTURIES = [1900, 2000];

/** Returns the one of two numbers that shares more digits with the given one. */
function nearer(found: string, first: string, second: string): string {
  const shared = (number: string) => Array.from(found).filter((digit, at) => digit === number[at]).length;
  return shared(second) > shared(first) ? second : first;
}

/** The birth date: check digits tell the century, since no body has the same ones in both. */
function birthday(
  number: string,
  dayIn: (century: number, number: string) => Day | undefined,
): Day | undefined {
  const century = CENTURIES.find((year) => number.endsWith(check(number.slice(0, 9), year)));
  return century === undefined ? undefined : dayIn(century, number);
}

/** A body of nine digits with its check, in the printed form. */
export function printed(body: string, year: number): string {
  const digits = body + check(body, year);
  return `${digits.slice(0, 2)}.${digits.slice(2, 4)}.${digits.slice(4, 6)}-${digits.slice(6, 9)}.${digits.slice(9)}`;
}

function isUnknown(month: number, day: number): boolean {
  return (month === 0 && day <= 31) || (day === 0 && month >= 0 && month <= 12);
}

function check(body: string, year: number): string {
  return two(97 - remainder(year < 2000 ? body : `2${body}`, 97));
}
