import { remainder } from '../checksum/mod97.ts';
import { two } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Number of the Belgian identity card: ten digits and their remainder by 97, 97 standing for 0. Printed
 * 3-7-2. Cards of Belgian citizens begin with 59; others are accepted, as the issuer publishes no table.
 * Source: IBZ, National Register instructions IT195 (identity document), 15 January 2024.
 */
export const beEid: Validator<unknown> = {
  id: 'beEid',
  label: 'eID card number (Belgium)',
  valid(value) {
    if (!/^\d{3}[- ]?\d{7}[- ]?\d\d$/.test(value)) return false;
    const digits = bare(value);
    return Number(digits.slice(0, 10)) > 0 && digits.endsWith(check(digits.slice(0, 10)));
  },
  make(random) {
    const block = random.pick(['591', '592', '593', '594']);
    const serial = random.digits(7);
    return `${block}-${serial}-${check(block + serial)}`;
  },
};

function check(body: string): string {
  return two(remainder(body, 97) || 97);
}
