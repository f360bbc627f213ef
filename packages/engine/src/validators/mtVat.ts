import { weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Maltese VAT number: MT and eight digits, the last two of which are 37 less the remainder by 37 of the first six under
 * the weights 3 4 6 7 8 9, so 01 to 37. Sources: python-stdnum, `mt.vat`, and jsvat, `malta`, which have the same rule
 * and refuse a first 0.
 */
export const mtVat = standard({
  id: 'mtVat',
  label: 'VAT number (Malta)',
  written: 'MT########',
  prefix: 'MT',
  separators: '-',
  form: /^(?:MT ?)?\d{4}[ -]?\d{4}$/i,
  mend: (number) => number.slice(0, 6) + check(number.slice(0, 6)),
  rules: { series: part([0, 1], /[1-9]/, 'the first digit is 0, should be 1 to 9') },
  wrong: { series: zeros(0, 1) },
  make(random) {
    const body = String(random.int(100_000, 319_999));
    return `MT${body}${check(body)}`;
  },
});

function check(body: string): string {
  return two(37 - (weighted(body, [3, 4, 6, 7, 8, 9]) % 37));
}
