import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * NUIT: kind of taxpayer (1 persons, 4 companies, 5 and 7 other bodies …), seven digits, check digit; weights
 * 8-9-4-5-6-7-8-9, the remainder by 11, 10 gives 1. Source: Autoridade Tributária, Decreto 28/2012; the
 * arithmetic fits published numbers (of public companies) without exception but is not printed in the decree.
 */
export const mzNuit: Validator<unknown> = {
  id: 'mzNuit',
  label: 'NUIT (Mozambique)',
  valid: (value) =>
    /^[1-9]\d{2} ?\d{3} ?\d{3}$/.test(value) && value.endsWith(check(bare(value).slice(0, 8))),
  make(random) {
    const body = `1${random.int(0, 7)}${random.digits(6)}`;
    return body + check(body);
  },
};

function check(body: string): string {
  return '01234567891'.charAt(weighted(body, [8, 9, 4, 5, 6, 7, 8, 9]) % 11);
}
