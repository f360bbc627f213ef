import { mod97 } from '../checksum/mod97.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { elevenTest, lastDigit } from './nlBsn.ts';

/**
 * VAT id: NL, nine digits, B, a serial 01-99. Of legal persons the nine digits are the RSIN, which passes
 * the eleven test; sole traders have since 2020 digits that mean nothing, and the whole (N = 23, L = 21, B
 * = 11) leaves 1 by 97. Source: Belastingdienst, "Nieuw btw-identificatienummer" (1 January 2020); VIES.
 */
export const nlBtw = standard({
  id: 'nlBtw',
  label: 'Btw-id (Netherlands)',
  written: 'NL#########B##',
  prefix: 'NL',
  form: /^(?:NL ?)?\d{4}[. ]?\d\d[. ]?\d{3}[. ]?B[. ]?\d\d$/i,
  mend(number) {
    if (elevenTest(number) === 0 || mod97(`NL${number}`) === 1) return number;
    const digit = lastDigit(number.slice(0, 8));
    return digit < 10 ? number.slice(0, 8) + digit + number.slice(9) : undefined;
  },
  rules: {
    series: part([0, 9], /[1-9]/, 'nine zeros are never issued'),
    serial: part([10], /[1-9]/, 'serial behind B is #, should be 01 to 99'),
  },
  wrong: { series: zeros(0, 9), serial: zeros(10, 12) },
  make(random) {
    let body = random.int(80000000, 86599999);
    while (lastDigit(String(body)) > 9) body--;
    return `NL${body}${lastDigit(String(body))}B01`;
  },
});
