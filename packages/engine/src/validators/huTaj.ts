import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * TAJ, the social security number: eight serial digits and a check digit, weights 3 and 7 in turn, the sum
 * modulo 10. Source: Act XX of 1996, annex 2. Cards print it in groups of three. The zero number is refused.
 */
export const huTaj: Validator<unknown> = {
  id: 'huTaj',
  label: 'TAJ (Hungary)',
  valid(value) {
    if (!/^\d{3}[ -]?\d{3}[ -]?\d{3}$/.test(value)) return false;
    const taj = bare(value);
    return !taj.startsWith('00000000') && taj.endsWith(check(taj.slice(0, 8)));
  },
  make(random) {
    const body = String(random.int(1_000_000, 13_999_999)).padStart(8, '0');
    return `${body.slice(0, 3)} ${body.slice(3, 6)} ${body.slice(6)}${check(body)}`;
  },
};

function check(body: string): string {
  return String(weighted(body, [3, 7]) % 10);
}
