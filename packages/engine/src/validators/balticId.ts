import { twoRoundsDigit } from '../checksum/twoRounds.ts';
import { type Day, three } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { oneOf } from '../standard/oneOf.ts';
import { dayOf, part, reasonIf, sexByParity } from '../standard/rules.ts';
import { checker } from '../standard/standard.ts';
import { lvPersonasKodsDeclared } from './lvPersonasKods.ts';

/**
 * Personal code of Estonia or Lithuania: a digit of sex and century (1 and 2 1800s … 7 and 8 2100s, odd for
 * men), YYMMDD, a serial, and the check digit modulo 11 in two rounds. In Lithuania month or day may be
 * zero where unknown, and codes beginning with 9 hold no date. Latvian codes are recognised too, but those
 * without a date by their hyphen alone: bare, they would let any digits after 32 pass. Source: Estonian
 * standard EVS 585:2007 and Population Register Act; Lithuanian standard RST 1185-91 with the exceptions
 * that lt.wikipedia.org/wiki/Asmens_kodas lists.
 */
export const balticId = oneOf<Pick<Citizen, 'born' | 'sex'>>({
  id: 'balticId',
  label: 'Personal code (Estonia, Latvia, Lithuania)',
  of: [
    checker({
      id: 'balticId',
      label: 'Personal code (Estonia, Lithuania)',
      written: '###########',
      mend: (code) => code.slice(0, 10) + twoRoundsDigit(code.slice(0, 10)),
      rules: {
        century: part([0, 1], /[1-9]/, 'the first digit is 0, should be 1 to 8 for sex and century, or 9'),
        date: (code) =>
          reasonIf(
            !isUndated(code) && bornOn(code) === undefined && !isUnknown(code),
            `${code.slice(1, 7)} is not a date, should be YYMMDD of a day that exists`,
          ),
      },
      // The seventh digit is no century in Latvia.
      wrong: { century: (code) => `0${code.slice(1, 6)}9${code.slice(7)}` },
      reads: (code) => (code.startsWith('9') ? {} : { born: bornOn(code), sex: sexByParity(code[0]) }),
    }),
    checker({ ...lvPersonasKodsDeclared, form: /^(?:\d{6}-\d{5}|(?!3[2-9])\d{11})$/ }),
  ],
  make(random, { born, sex }) {
    const first = (Math.floor(born.year / 100) - 18) * 2 + (sex === 'male' ? 1 : 2);
    const body = first + born.yymmdd + three(random.int(1, 700));
    return body + twoRoundsDigit(body);
  },
});

/** Returns whether the code holds no date. */
function isUndated(code: string): boolean {
  return /^[09]/.test(code);
}

function bornOn(code: string): Day | undefined {
  const year = 1800 + Math.floor((Number(code[0]) - 1) / 2) * 100 + Number(code.slice(1, 3));
  return dayOf(year, Number(code.slice(3, 5)), Number(code.slice(5, 7)));
}

/** Returns whether Lithuania issued the code without a day, or without a month. */
function isUnknown(code: string): boolean {
  const [month, day] = [Number(code.slice(3, 5)), Number(code.slice(5, 7))];
  return Number(code[0]) <= 6 && ((month === 0 && day <= 31) || (day === 0 && month <= 12));
}
