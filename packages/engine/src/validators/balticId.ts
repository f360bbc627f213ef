import { twoRoundsDigit } from '../checksum/twoRounds.ts';
import { isDay } from '../kernel/day.ts';
import type { Citizen, Validator } from '../model.ts';
import { isDatedCode, lvPersonasKods } from './lvPersonasKods.ts';

/**
 * Personal code of Estonia or Lithuania: a digit of sex and century (1 and 2 1800s … 7 and 8 2100s, odd for
 * men), YYMMDD, a serial, and the check digit modulo 11 in two rounds. In Lithuania month or day may be
 * zero where unknown, and codes beginning with 9 hold no date. Latvian codes are recognised too, but those
 * without a date by their hyphen alone: bare, they would let any digits after 32 pass. Source: Estonian
 * standard EVS 585:2007 and Population Register Act; Lithuanian standard RST 1185-91 with the exceptions
 * that lt.wikipedia.org/wiki/Asmens_kodas lists.
 */
export const balticId: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'balticId',
  label: 'Personal code (Estonia, Latvia, Lithuania)',
  valid(value) {
    if (!/^\d{11}$/.test(value)) return lvPersonasKods.valid(value);
    return (isBirth(value) && value.endsWith(twoRoundsDigit(value.slice(0, 10)))) || isDatedCode(value);
  },
  make(random, { born, sex }) {
    const first = (Math.floor(born.year / 100) - 18) * 2 + (sex === 'male' ? 1 : 2);
    const body = first + born.yymmdd + String(random.int(1, 700)).padStart(3, '0');
    return body + twoRoundsDigit(body);
  },
};

function isBirth(code: string): boolean {
  const first = Number(code[0]);
  if (first === 0 || first === 9) return first === 9;
  const year = 1800 + Math.floor((first - 1) / 2) * 100 + Number(code.slice(1, 3));
  const month = Number(code.slice(3, 5));
  const day = Number(code.slice(5, 7));
  const unknown = first <= 6 && ((month === 0 && day <= 31) || (day === 0 && month <= 12));
  return unknown || isDay(year, month, day);
}
