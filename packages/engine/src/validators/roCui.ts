import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * CUI (CIF), the company's fiscal code, with RO before it the VAT number: up to nine digits and a check
 * digit. The body is filled to nine places; weights 7-5-3-2-1-7-5-3-2, the sum times ten modulo 11, 10
 * becomes 0. Source: Law 359/2004 on registration (unique registration code); EU VIES, algorithm RO.
 */
export const roCui = standard({
  id: 'roCui',
  label: 'CUI (Romania)',
  written: '{2-10#}',
  prefix: 'RO',
  form: /^(?:RO ?)?\d{2,10}$/i,
  mend: (number) => number.slice(0, -1) + check(number.slice(0, -1)),
  rules: { prefix: part([0, 1], /[1-9]/, 'first digit is #, should be 1 to 9') },
  wrong: { prefix: zeros(0, 1) },
  make(random) {
    return cuiOf(random.int(100_000, 4_999_999));
  },
});

/** The code of that number. */
export function cuiOf(number: number): string {
  return number + check(String(number));
}

function check(body: string): string {
  const sum = weighted(body.padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]);
  return String(((sum * 10) % 11) % 10);
}
