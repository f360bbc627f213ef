import { toTen, weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * NINEA: nine digits (seven in use before 2012, the same with 00 before them), the last a check digit:
 * weights 1-2 from the left, to the next ten; and the COFI: tax regime 0-2, letter of the tax centre, digit
 * of the legal form. Source: Décret 2012-886 (ANSD, DGID); NKAC Audit, "Comment lire un NINEA". The sum of
 * products is not reduced, so at weight 2 it misses errors by 5.
 */
export const snNinea: Validator<unknown> = {
  id: 'snNinea',
  label: 'NINEA (Senegal)',
  valid(value) {
    if (!/^(?:\d{2} ?)?\d{3} ?\d{4}(?: ?[0-2][A-HJ-NP-Z]\d)?$/i.test(value)) return false;
    const digits = bare(value)
      .replace(/.[A-Z].$/i, '')
      .padStart(9, '0');
    return Number(digits) > 0 && digits.endsWith(check(digits.slice(0, 8)));
  },
  make(random) {
    const body = `00${random.int(200_000, 999_999)}`;
    return `${body + check(body)} ${random.pick(['0', '1', '2'])}${random.pick('ABCDEFGHJKLMNQRS')}${random.int(1, 9)}`;
  },
};

function check(body: string): string {
  return String(toTen(weighted(body, [1, 2])));
}
