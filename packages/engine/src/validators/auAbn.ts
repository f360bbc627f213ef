import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import { standard } from '../standard/standard.ts';
import { auAcn } from './auAcn.ts';

/**
 * Australian business number: two check digits and nine digits (a company's ACN). With 1 subtracted from the first
 * digit, the sum by the weights 10-1-3-5-…-19 is divisible by 89. Printed 2-3-3-3, `AU` may stand before. Source:
 * Australian Business Register, "Format of the ABN".
 */
export const auAbn = standard({
  id: 'auAbn',
  label: 'ABN (Australia)',
  written: '## ### ### ###',
  prefix: 'AU',
  form: /^(?:AU ?)?\d{2}[ -]?\d{3}[ -]?\d{3}[ -]?\d{3}$/i,
  mend(number) {
    const digits = check(number.slice(2));
    // 99 and 10 are the same by 89.
    return digits === 99 && number.startsWith('10') ? number : digits + number.slice(2);
  },
  make: (random) => abnOf(auAcn.make(random, undefined)),
});

/** The business number of the company with this ACN. */
export function abnOf(acn: string): string {
  return `${check(bare(acn))} ${acn}`;
}

/** The check digits as one number, 11 to 99: the weights 10 and 1 make them one. */
function check(body: string): number {
  return 99 - (weighted(body, [3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89);
}
