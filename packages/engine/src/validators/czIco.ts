import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * IČO, the number of a company or trader, in Czechia and Slovakia alike: seven digits and a check digit,
 * weights 8-7-6-5-4-3-2, 11 less the remainder by 11, its last digit (remainder 0 gives 1, remainder 1 gives
 * 0). None begins with 9 (EU VIES). Source: Czech Statistical Office, methodology of the register of
 * economic subjects; Act 111/2009 Coll. on basic registers.
 */
export const czIco: Validator<unknown> = {
  id: 'czIco',
  label: 'IČO (Czechia/Slovakia)',
  valid(value) {
    if (!/^[0-8]\d{2} ?\d{2} ?\d{3}$/.test(value)) return false;
    const ico = bare(value);
    return !ico.startsWith('0000000') && ico.endsWith(check(ico.slice(0, 7)));
  },
  make(random) {
    const body = String(random.int(2_400_000, 6_999_999));
    return body + check(body);
  },
};

function check(body: string): string {
  return String((11 - (weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10);
}
