import { weighted } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * LNCh (ЛНЧ), the number of a resident foreigner: nine digits and a check digit, weights
 * 21-19-17-13-11-9-7-3-1, the sum modulo 10. Source: Foreigners in the Republic of Bulgaria Act; EU VIES,
 * algorithm BG (foreigners).
 */
export const bgLnch: Validator<unknown> = {
  id: 'bgLnch',
  label: 'LNCh (Bulgaria)',
  valid: (value) =>
    /^\d{10}$/.test(value) && !value.startsWith('000000000') && value.endsWith(check(value.slice(0, 9))),
  make(random) {
    const body = `100${random.digits(6)}`;
    return body + check(body);
  },
};

function check(body: string): string {
  return String(weighted(body, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10);
}
