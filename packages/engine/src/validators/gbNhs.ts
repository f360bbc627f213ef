import { nhsDigit, withNhsDigit } from '../checksum/nhs.ts';
import { dayShown, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NHS number: nine digits and a check digit, printed 3-3-4; weights 10 … 2, eleven minus the remainder by 11, never
 * 10. England, Wales and Man issue 4, 6 and 7; Northern Ireland 32-39; Scotland's begin with a birth date; 9 is
 * kept for tests (999 by NHS England) and so made here. Ten equal digits are placeholders and refused. Source: NHS
 * Data Dictionary, "NHS Number"; NHS England Digital, "Test data".
 */
export const gbNhs = standard({
  id: 'gbNhs',
  label: 'NHS number (United Kingdom)',
  written: '### ### ####',
  separators: '-',
  mend: withNhsDigit,
  rules: {
    prefix: (number) =>
      reasonIf(
        regionOf(number) === undefined && !number.startsWith('9'),
        `begins with ${number.slice(0, 6)}, should begin with 32 to 39, 4, 6, 7, 9 or, in Scotland, a day DDMMYY`,
      ),
    series: (number) => reasonIf(/^(\d)\1+$/.test(number), 'ten equal digits are never issued'),
  },
  wrong: { series: (_, random) => random.pick('4679').repeat(10) },
  reads: (number) => ({ region: regionOf(number) }),
  make(random) {
    let body = random.int(999_000_000, 999_999_998);
    if (nhsDigit(String(body)) === 'X') body++;
    const number = `${body}${nhsDigit(String(body))}`;
    return `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`;
  },
});

/** Returns the part of the country that issued the number; 9 is reserved. */
function regionOf(number: string): string | undefined {
  if (/^[467]/.test(number)) return 'England, Wales or Isle of Man';
  if (/^3[2-9]/.test(number)) return 'Northern Ireland';
  return dayShown(number.slice(0, 6), 'DDMMYY') && 'Scotland';
}
