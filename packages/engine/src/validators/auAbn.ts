import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';
import { auAcn } from './auAcn.ts';

/**
 * Australian business number: two check digits and nine digits (a company's ACN). With 1 taken from the first
 * digit, the sum by the weights 10-1-3-5-…-19 is divisible by 89. Printed 2-3-3-3, `AU` may stand before.
 * Source: Australian Business Register, "Format of the ABN".
 */
export const auAbn: Validator<unknown> = {
  id: 'auAbn',
  label: 'ABN (Australia)',
  valid(value) {
    if (!/^(?:AU ?)?[1-9]\d[ -]?\d{3}[ -]?\d{3}[ -]?\d{3}$/i.test(value)) return false;
    const abn = bare(value).slice(-11);
    return (Number(abn.slice(0, 2)) - check(abn.slice(2))) % 89 === 0;
  },
  make: (random) => abnOf(auAcn.make(random, undefined)),
};

/** The business number of the company with this ACN. */
export function abnOf(acn: string): string {
  return `${check(bare(acn))} ${acn}`;
}

/** The check digits as one number, 11 to 99: the weights 10 and 1 make them one. */
function check(body: string): number {
  return 99 - (weighted(body, [3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89);
}
