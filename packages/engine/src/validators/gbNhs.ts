import { nhsDigit } from '../checksum/nhs.ts';
import { isDayIn } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * NHS number: nine digits and a check digit, printed 3-3-4; weights 10 … 2, eleven minus the remainder by 11, never 10.
 * England, Wales and Man give out 4, 6 and 7; Northern Ireland 32-39; Scotland's begin with a birth date; 9 is
 * kept for tests (999 by NHS England) and so made here. Ten equal digits are placeholders and refused. Source:
 * NHS Data Dictionary, "NHS Number"; NHS England Digital, "Test data".
 */
export const gbNhs: Validator<unknown> = {
  id: 'gbNhs',
  label: 'NHS number (United Kingdom)',
  valid(value) {
    if (!/^\d{3}[ -]?\d{3}[ -]?\d{4}$/.test(value)) return false;
    const number = bare(value);
    return isGivenOut(number) && number.endsWith(nhsDigit(number.slice(0, 9)));
  },
  make(random) {
    let body = random.int(999_000_000, 999_999_998);
    if (nhsDigit(String(body)) === 'X') body++;
    const number = `${body}${nhsDigit(String(body))}`;
    return `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`;
  },
};

function isGivenOut(number: string): boolean {
  if (/^(?:[4679]|3[2-9])/.test(number)) return !/^(\d)\1{9}$/.test(number);
  return isDayIn(
    [1900, 2000],
    Number(number.slice(4, 6)),
    Number(number.slice(2, 4)),
    Number(number.slice(0, 2)),
  );
}
