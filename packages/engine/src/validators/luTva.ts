import { two } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * VAT number: LU, six digits and their remainder by 89 in two digits. Source: Administration de
 * l'enregistrement, des domaines et de la TVA; VIES, structure of VAT numbers.
 */
export const luTva: Validator<unknown> = {
  id: 'luTva',
  label: 'TVA (Luxembourg)',
  valid(value) {
    if (!/^(?:LU ?)?\d{3} ?\d{3} ?\d\d$/i.test(value)) return false;
    const digits = bare(value).slice(-8);
    const body = Number(digits.slice(0, 6));
    return body > 0 && digits.endsWith(check(body));
  },
  make(random) {
    const body = random.int(100000, 359999);
    return `LU${body}${check(body)}`;
  },
};

function check(body: number): string {
  return two(body % 89);
}
