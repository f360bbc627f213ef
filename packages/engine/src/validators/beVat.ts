import { remainder } from '../checksum/mod97.ts';
import { two } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * VAT number, the enterprise number with BE before it: ten digits, the first 0 or (since 2023) 1, the last
 * two 97 less the remainder of the first eight by 97. The nine digits without the leading 0, as written
 * until 2004, are accepted too. Source: FPS Economy, Crossroads Bank for Enterprises, structure of the
 * enterprise number; VIES.
 */
export const beVat: Validator<unknown> = {
  id: 'beVat',
  label: 'BTW / TVA (Belgium)',
  valid(value) {
    if (!/^(?:BE ?)?(?:[01]?\d{3}|[01] ?\d{3})[. ]?\d{3}[. ]?\d{3}$/i.test(value)) return false;
    return isEnterprise(bare(value).replace(/^BE/i, '').padStart(10, '0'));
  },
  make: (random) => `BE${enterprise(random)}`,
};

/** Whether ten digits are an enterprise number. */
export function isEnterprise(digits: string): boolean {
  return /^(?:0[1-9]|1)/.test(digits) && digits.endsWith(check(digits.slice(0, 8)));
}

/** The ten digits of an enterprise number. */
export function enterprise(random: Random): string {
  const number = random.chance(0.9) ? random.int(4000000, 8099999) : random.int(10000000, 10300000);
  const body = String(number).padStart(8, '0');
  return body + check(body);
}

function check(body: string): string {
  return two(97 - remainder(body, 97));
}
