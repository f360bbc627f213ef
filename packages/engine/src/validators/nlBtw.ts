import { mod97 } from '../checksum/mod97.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';
import { elevenTest, lastDigit } from './nlBsn.ts';

/**
 * VAT id: NL, nine digits, B, a serial 01-99. Of legal persons the nine digits are the RSIN, which passes
 * the eleven test; sole traders have since 2020 digits that mean nothing, and the whole (N = 23, L = 21, B
 * = 11) leaves 1 by 97. Source: Belastingdienst, "Nieuw btw-identificatienummer" (1 January 2020); VIES.
 */
export const nlBtw: Validator<unknown> = {
  id: 'nlBtw',
  label: 'Btw-id (Netherlands)',
  valid(value) {
    if (!/^(?:NL ?)?\d{4}[. ]?\d\d[. ]?\d{3}[. ]?B[. ]?\d\d$/i.test(value)) return false;
    const number = bare(value).toUpperCase().replace(/^NL/, '');
    const body = number.slice(0, 9);
    if (Number(body) === 0 || number.endsWith('00')) return false;
    return elevenTest(body) === 0 || mod97(`NL${number}`) === 1;
  },
  make(random) {
    let body = random.int(80000000, 86599999);
    while (lastDigit(String(body)) > 9) body--;
    return `NL${body}${lastDigit(String(body))}B01`;
  },
};
