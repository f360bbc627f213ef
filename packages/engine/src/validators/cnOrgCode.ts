import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Organisation code: eight digits or letters, hyphen, check character. Weights 3-7-9-10-5-8-4-2 with
 * A = 10 … Z = 35; the check is 11 minus the sum modulo 11, 10 written X, 11 written 0.
 * Source: GB 11714-1997. New codes come only inside a unified social credit code (GB 32100).
 */
export const cnOrgCode = standard({
  id: 'cnOrgCode',
  label: 'Organisation code (China)',
  written: '********-[0-9X]',
  mend: (number) => number.slice(0, 8) + orgCheck(number.slice(0, 8)),
  rules: { series: part([0, 8], /[^0]/, 'zeros alone are no code') },
  wrong: { series: zeros(0, 8) },
  make(random) {
    const body = `MA${random.digits(1)}${random.chars(5, CHARACTERS)}`;
    return `${body}-${orgCheck(body)}`;
  },
});

/** Digits and the letters that a unified social credit code uses too: no I, O, S, V, Z. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The GB 11714 check character of eight characters. */
export function orgCheck(body: string): string {
  return '0123456789X'[(11 - (weighted(body, WEIGHTS) % 11)) % 11] as string;
}

const WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];
