import { weighted } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';
import { lvPersonasKods } from './lvPersonasKods.ts';

/**
 * VAT number: LV and, of legal persons, the eleven digits of their registration number: the first 4-9, the
 * sum (weights 9 1 4 8 3 10 2 5 7 6 and 1 for the check digit) leaving 3 by 11. Of natural persons the
 * personal code. Source: State Revenue Service (VID); VIES, structure of VAT numbers.
 */
export const lvPvn: Validator<unknown> = {
  id: 'lvPvn',
  label: 'PVN (Latvia)',
  valid(value) {
    const number = value.replace(/^LV ?/i, '');
    if (!/^[4-9]\d{3} ?\d{4} ?\d{3}$/.test(number)) return lvPersonasKods.valid(number);
    const digits = number.replaceAll(' ', '');
    return check(digits.slice(0, 10)) === Number(digits[10]);
  },
  make(random) {
    let body = Number(random.pick(['40003', '40103', '40203']) + random.int(10000, 99999));
    while (check(String(body)) > 9) body--;
    return `LV${body}${check(String(body))}`;
  },
};

function check(body: string): number {
  return (14 - (weighted(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11)) % 11;
}
