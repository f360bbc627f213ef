import { remainder } from '../checksum/mod97.ts';
import { type Day, three, two } from '../kernel/day.ts';
import { DIGITS } from '../kernel/random.ts';
import type { Citizen } from '../model.ts';
import { dated, dayOf, reasonIf } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * Rodné číslo: YYMMDD/, three serial digits, and for the born since 1954 a check digit: the first nine
 * digits modulo 11. Women's months count +50; where a day's numbers ran out, since 2004, +20 and +70. Until
 * 1985 some thousand bodies with remainder 10 were given the digit 0. Nine digits are refused for YY over 53
 * (EU TIN sheet CZ): their holders were born in the 1800s. Ten digits with YY up to 53 are of the 2000s, or
 * of the 1900s and given late; the calendar is the same. Source: Act 133/2000 Coll. (CZ), § 13; Act 301/1995
 * Z. z. (SK), § 2; NZIS data standard, "Struktura rodného čísla", on the exception and on the serial 000.
 */
export const czRcDeclared = {
  id: 'czRc',
  label: 'Czechia/Slovakia',
  gap: 4,
  written: ['######/####', '######/###'],
  separators: ' ',
  mend(number) {
    if (number.length === 9) return number;
    const rest = check(number.slice(0, 9));
    if (rest === 10) return yearOf(number) <= 1985 ? `${number.slice(0, 9)}0` : undefined;
    return number.slice(0, 9) + rest;
  },
  rules: {
    date: dated(bornOn, 0, 'YYMMDD'),
    short: (number) =>
      reasonIf(
        number.length === 9 && yearOf(number) >= 1954,
        'has 9 digits, should have 10 for a birth since 1954',
      ),
  },
  // People born before 1954 may have received a check digit later.
  wrong: { checksum: (number, random) => number.slice(0, 9) + random.pick(DIGITS) },
  reads: (number) => ({
    born: isOpen(number) ? undefined : bornOn(number),
    sex: Number(number.slice(2, 4)) > 50 ? 'female' : 'male',
  }),
  make(random, { born, sex }) {
    const date = born.yy + two(born.month + (sex === 'female' ? 50 : 0)) + born.dd;
    let serial = random.int(1, 999);
    if (born.year < 1954) return `${date}/${three(serial)}`;
    while (check(date + three(serial)) === 10) serial = (serial % 999) + 1;
    return `${date}/${three(serial)}${check(date + three(serial))}`;
  },
} satisfies Standard<Pick<Citizen, 'born' | 'sex'>>;

export const czRc = standard(czRcDeclared);

function yearOf(rc: string): number {
  return (rc.length === 9 || rc > '54' ? 1900 : 2000) + Number(rc.slice(0, 2));
}

/** Returns whether the number may have been issued late, to somebody born in the 1900s. */
function isOpen(rc: string): boolean {
  return yearOf(rc) >= 2000 && Number(rc.slice(2, 4)) % 50 <= 12;
}

function bornOn(rc: string): Day | undefined {
  const year = yearOf(rc);
  const month = Number(rc.slice(2, 4)) % 50;
  return dayOf(year, year >= 2004 && month > 20 ? month - 20 : month, Number(rc.slice(4, 6)));
}

function check(body: string): number {
  return remainder(body, 11);
}
