import { weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Tax code (MST): two digits of the province (01-64; 80-89 for persons), seven digits of the serial, check digit:
 * weights 31-29-23-19-17-13-7-5-3, 10 less the sum modulo 11; where that is 10 there is no number. A branch or
 * dependent adds a hyphen and 001-999. Source: Circular 105/2020/TT-BTC (now 86/2024/TT-BTC), article 5.
 * Made numbers are enterprises'; persons' is the CCCD since July 2025.
 */
export const vnMst: Validator<unknown> = {
  id: 'vnMst',
  label: 'MST (Vietnam)',
  valid(value) {
    if (!/^(?:0[1-9]|[1-5]\d|6[0-4]|8\d)(?!0{7})\d{8}(?:[- ]?(?!000)\d{3})?$/.test(value)) return false;
    const mst = bare(value);
    return mst.charAt(9) === check(mst.slice(0, 9));
  },
  make(random) {
    const province = random.pick(['01', '03', '03', '02', '04', '36', '37', two(random.int(5, 64))]);
    let serial = random.int(100001, 999999);
    while (check(`${province}0${serial}`) === '10') serial += serial === 999999 ? -899998 : 1;
    return `${province}0${serial}${check(`${province}0${serial}`)}`;
  },
};

function check(body: string): string {
  return String(10 - (weighted(body, [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11));
}
