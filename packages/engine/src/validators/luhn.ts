import { luhnDigit } from '../checksum/luhn.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Luhn (ISO/IEC 7812-1, annex B; US patent 2,950,048): from the right, every second digit doubled and its
 * digits added; the sum ends in 0. Decided here: 2 to 64 digits, grouped by single spaces or hyphens as
 * cards are; all zeros are refused, since they pass but nobody issues them.
 */
export const luhn = standard({
  id: 'luhn',
  label: 'Luhn mod-10',
  written: '{2-64#}',
  form: /^\d(?:[ -]?\d)+$/,
  mend: (number) => number.slice(0, -1) + luhnDigit(number.slice(0, -1)),
  rules: { series: (number) => reasonIf(!/[1-9]/.test(number), 'zeros alone are not a number') },
  wrong: { series: (number) => '0'.repeat(number.length) },
  make(random) {
    const body = random.int(1, 9) + random.digits(14);
    return body + luhnDigit(body);
  },
});
