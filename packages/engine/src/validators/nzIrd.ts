import { weighted } from '../checksum/weighted.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * IRD number (also the GST number): eight or nine digits from 10,000,000 to 150,000,000, the last a check
 * digit: weights 3-2-7-6-5-4-3-2 modulo 11, and where that gives 10, once more with 7-4-3-2-5-2-7-6; where
 * it gives 10 again, the number does not exist. Source: Inland Revenue, "Resident withholding tax and
 * non-resident withholding tax specification" (2016), IRD number validation. `NZ` may stand before.
 */
export const nzIrd = standard({
  id: 'nzIrd',
  label: 'IRD number (New Zealand)',
  written: ['##-###-###', '###-###-###'],
  prefix: 'NZ',
  form: /^(?:NZ ?)?\d{2,3}[ -]?\d{3}[ -]?\d{3}$|^(?:NZ ?)?\d{7,8}-\d$/i,
  mend(number) {
    const digit = check(number.slice(0, -1).padStart(8, '0'));
    return digit === '10' ? undefined : number.slice(0, -1) + digit;
  },
  rules: {
    series: (number) =>
      reasonIf(
        Number(number) < 10_000_000 || Number(number) > 150_000_000,
        `${number} is never issued, should be 10,000,000 to 150,000,000`,
      ),
  },
  make(random) {
    let body = random.int(1000000, 14999999);
    while (check(text(body)) === '10') body = body === 14999999 ? 1000000 : body + 1;
    const number = `${body}${check(text(body))}`;
    return `${number.slice(0, -6)}-${number.slice(-6, -3)}-${number.slice(-3)}`;
  },
});

function text(body: number): string {
  return String(body).padStart(8, '0');
}

function check(body: string): string {
  const first = (11 - (weighted(body, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return String(first < 10 ? first : (11 - (weighted(body, [7, 4, 3, 2, 5, 2, 7, 6]) % 11)) % 11);
}
