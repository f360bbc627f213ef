import { luhnDigit } from '../checksum/luhn.ts';
import type { Citizen } from '../model.ts';
import { dateAt, part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Identity number: YYMMDD, four digits (women below 5000), 0 citizen, 1 permanent resident or 2 refugee, 8 or
 * 9, check digit by Luhn. Source: Identification Act 68 of 1997 and its Amendment Act 28 of 2000 (only
 * numbers with 8 or 9 remain valid); Department of Home Affairs. The century is not written: both are tried.
 */
export const zaId = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'zaId',
  label: 'ID number (South Africa)',
  written: ['#############', '###### #### # # #'],
  mend: (number) => number.slice(0, 12) + luhnDigit(number.slice(0, 12)),
  rules: {
    date: dateAt(0, 'YYMMDD'),
    type: part([10, 11], /[012]/, 'citizenship is #, should be 0 citizen, 1 permanent resident or 2 refugee'),
    series: part([11, 12], /[89]/, 'twelfth digit is #, should be 8 or 9'),
  },
  reads: (number) => ({
    sex: number.charAt(6) < '5' ? 'female' : 'male',
    type: ['citizen', 'permanent resident', 'refugee'][Number(number[10])],
  }),
  make(random, { born, sex }) {
    const body = `${born.yymmdd}${random.below(5) + (sex === 'male' ? 5 : 0)}${random.digits(3)}08`;
    return body + luhnDigit(body);
  },
});
