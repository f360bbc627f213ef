import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * CUI (CIF), the company's fiscal code, with RO before it the VAT number: up to nine digits and a check
 * digit. The body is filled to nine places; weights 7-5-3-2-1-7-5-3-2, the sum times ten modulo 11, 10
 * becomes 0. Source: Law 359/2004 on registration (unique registration code); EU VIES, algorithm RO.
 */
export const roCui: Validator<unknown> = {
  id: 'roCui',
  label: 'CUI (Romania)',
  valid(value) {
    if (!/^(?:RO ?)?[1-9]\d{1,9}$/i.test(value)) return false;
    const cui = bare(value).replace(/^RO/i, '');
    return cui.endsWith(check(cui.slice(0, -1)));
  },
  make(random) {
    const body = String(random.int(100_000, 4_999_999));
    return body + check(body);
  },
};

function check(body: string): string {
  const sum = weighted(body.padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]);
  return String(((sum * 10) % 11) % 10);
}
