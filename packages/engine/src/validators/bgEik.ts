import { weighted } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * EIK (BULSTAT), the number of a company: eight digits and a check digit, weights 1 to 8 modulo 11;
 * remainder 10 asks for the weights 3 to 10, and 10 again becomes 0. A branch adds three digits and a check
 * digit over the last four: weights 2-7-3-5, then 4-9-5-7. Source: BULSTAT Register Act; Registry Agency,
 * "Structure" (bulstat.registryagency.bg).
 */
export const bgEik: Validator<unknown> = {
  id: 'bgEik',
  label: 'EIK (Bulgaria)',
  valid: (value) =>
    /^\d{9}(?:\d{4})?$/.test(value) &&
    !value.startsWith('00000000') &&
    value[8] === check(value.slice(0, 8), [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]) &&
    (value.length === 9 || value[12] === check(value.slice(8, 12), [2, 7, 3, 5], [4, 9, 5, 7])),
  make(random) {
    const body = `20${random.digits(6)}`;
    return body + check(body, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]);
  },
};

function check(body: string, weights: readonly number[], second: readonly number[]): string {
  const rest = weighted(body, weights) % 11;
  return String(rest === 10 ? (weighted(body, second) % 11) % 10 : rest);
}
