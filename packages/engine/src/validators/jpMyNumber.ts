import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * My Number (individual number): eleven digits and a check digit, weights 6-5-4-3-2-7-6-5-4-3-2; 0 where the
 * sum modulo 11 is 0 or 1, otherwise 11 minus it. Printed in groups of four. Source: Ordinance of the Ministry
 * of Internal Affairs No. 85 of 2014, article 5. Twelve equal digits are refused.
 */
export const jpMyNumber: Validator<unknown> = {
  id: 'jpMyNumber',
  label: 'My Number (Japan)',
  valid(value) {
    if (!/^\d{4}[ -]?\d{4}[ -]?\d{4}$/.test(value)) return false;
    const number = bare(value);
    return !/^(\d)\1{11}$/.test(number) && number.endsWith(check(number.slice(0, 11)));
  },
  make(random) {
    const body = random.int(1, 9) + random.digits(10);
    const made = body + check(body);
    return `${made.slice(0, 4)} ${made.slice(4, 8)} ${made.slice(8)}`;
  },
};

function check(body: string): string {
  const rest = weighted(body, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return String(rest <= 1 ? 0 : 11 - rest);
}
