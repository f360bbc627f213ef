import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { isDayIn } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Identity number: YYMMDD, four digits (women below 5000), 0 citizen, 1 permanent resident or 2 refugee, 8 or
 * 9, check digit by Luhn. Source: Identification Act 68 of 1997 and its Amendment Act 28 of 2000 (only
 * numbers with 8 or 9 remain valid); Department of Home Affairs. The century is not written: both are tried.
 */
export const zaId: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'zaId',
  label: 'ID number (South Africa)',
  valid(value) {
    if (!/^\d{6} ?\d{4} ?[012] ?[89] ?\d$/.test(value)) return false;
    const id = bare(value);
    const isBirth = isDayIn(
      [1900, 2000],
      Number(id.slice(0, 2)),
      Number(id.slice(2, 4)),
      Number(id.slice(4, 6)),
    );
    return isBirth && isLuhn(id);
  },
  make(random, { born, sex }) {
    const body = `${born.yymmdd}${random.below(5) + (sex === 'male' ? 5 : 0)}${random.digits(3)}08`;
    return body + luhnDigit(body);
  },
};
