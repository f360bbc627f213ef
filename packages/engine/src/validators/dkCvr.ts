import { weighted } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * Business number (and VAT number with DK before it): eight digits, the first not 0, weights 2 7 6 5 4 3 2
 * 1, the sum a multiple of 11. Source: Act on the Central Business Register (CVR-loven); Erhvervsstyrelsen;
 * VIES, structure of VAT numbers.
 */
export const dkCvr: Validator<unknown> = {
  id: 'dkCvr',
  label: 'CVR (Denmark)',
  valid(value) {
    if (!/^(?:DK ?)?[1-9]\d ?\d\d ?\d\d ?\d\d$/i.test(value)) return false;
    const digits = value.replace(/\D/g, '');
    return check(digits.slice(0, 7)) === Number(digits[7]);
  },
  make(random) {
    let body = random.int(1000100, 4499999);
    while (check(String(body)) > 9) body--;
    return `${body}${check(String(body))}`;
  },
};

function check(body: string): number {
  return (11 - (weighted(body, [2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}
