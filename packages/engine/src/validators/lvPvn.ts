import { weighted } from '../checksum/weighted.ts';
import { oneOf } from '../standard/oneOf.ts';
import { checker } from '../standard/standard.ts';
import { lvPersonasKodsDeclared } from './lvPersonasKods.ts';

/**
 * VAT number: LV and, of legal persons, the eleven digits of their registration number: the first 4-9, the
 * sum (weights 9 1 4 8 3 10 2 5 7 6 and 1 for the check digit) leaving 3 by 11. Of natural persons the
 * personal code. Source: State Revenue Service (VID); VIES, structure of VAT numbers.
 */
export const lvPvn = oneOf({
  id: 'lvPvn',
  label: 'PVN (Latvia)',
  of: [
    checker({
      id: 'lvPvn',
      label: 'PVN of legal persons (Latvia)',
      written: 'LV[4-9]##########',
      prefix: 'LV',
      form: /^(?:LV ?)?\d{4} ?\d{4} ?\d{3}$/i,
      mend(number) {
        const digit = check(number.slice(0, 10));
        return digit > 9 ? undefined : number.slice(0, 10) + digit;
      },
    }),
    checker({
      ...lvPersonasKodsDeclared,
      written: 'LV###########',
      prefix: 'LV',
      form: /^(?:LV ?)?\d{6}-?\d{5}$/i,
    }),
  ],
  make(random) {
    let body = Number(random.pick(['40003', '40103', '40203']) + random.int(10000, 99999));
    while (check(String(body)) > 9) body--;
    return `LV${body}${check(String(body))}`;
  },
});

function check(body: string): number {
  return (14 - (weighted(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11)) % 11;
}
