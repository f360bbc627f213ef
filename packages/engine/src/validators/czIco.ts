import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * IČO, the number of a company or trader, in Czechia and Slovakia alike: seven digits and a check digit,
 * weights 8-7-6-5-4-3-2, 11 less the remainder by 11, its last digit (remainder 0 gives 1, remainder 1 gives
 * 0). None begins with 9 (EU VIES). Source: Czech Statistical Office, methodology of the register of
 * economic subjects; Act 111/2009 Coll. on basic registers.
 */
export const czIcoDeclared = {
  id: 'czIco',
  label: 'IČO (Czechia/Slovakia)',
  written: ['########', '### ## ###'],
  mend: (number) => number.slice(0, 7) + check(number.slice(0, 7)),
  rules: {
    prefix: part([0, 1], /[0-8]/, 'begins with 9, should begin with 0 to 8'),
    series: part([0, 7], /[1-9]/, 'zeros alone are not a number'),
  },
  wrong: { series: zeros(0, 7) },
  make(random) {
    const body = String(random.int(2_400_000, 6_999_999));
    return body + check(body);
  },
} satisfies Standard<unknown>;

export const czIco = standard(czIcoDeclared);

function check(body: string): string {
  return String((11 - (weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10);
}
