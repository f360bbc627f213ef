import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Davčna številka, the tax number of persons and companies, with SI before it the VAT number: seven digits
 * from 1000000 on and a check digit, weights 8-7-6-5-4-3-2, 11 less the remainder by 11; 10 becomes 0, 11 is
 * not given out. Source: EU VIES, algorithm SI; EU TIN sheet SI.
 */
export const siTax: Validator<unknown> = {
  id: 'siTax',
  label: 'Davčna številka (Slovenia)',
  valid(value) {
    if (!/^(?:SI ?)?[1-9]\d{7}$/i.test(value)) return false;
    const tax = bare(value).slice(-8);
    const digit = check(tax.slice(0, 7));
    return digit !== 11 && digit % 10 === Number(tax[7]);
  },
  make(random) {
    let body = random.int(1_000_000, 9_999_990);
    while (check(String(body)) > 9) body++;
    return `${body}${check(String(body))}`;
  },
};

/** 1 to 11. */
function check(body: string): number {
  return 11 - (weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11);
}
