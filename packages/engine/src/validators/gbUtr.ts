import { weighted } from '../checksum/weighted.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Unique Taxpayer Reference: check digit, then nine digits (a K may follow). Weights 6 7 8 9 10 5 4 3 2, and the
 * remainder by 11 picks the digit from 21987654321. Source: HMRC, "Check digit calculation for the SA UTR"; OECD
 * TIN sheet United Kingdom. Zeros behind the check digit are refused.
 */
export const gbUtr: Validator<unknown> = {
  id: 'gbUtr',
  label: 'UTR (United Kingdom)',
  valid(value) {
    if (!/^\d{5} ?\d{5}K?$/i.test(value)) return false;
    const digits = bare(value).slice(0, 10);
    return digits[0] === check(digits.slice(1)) && !digits.endsWith('000000000');
  },
  make(random) {
    const body = random.digits(8) + random.int(1, 9);
    return check(body) + body;
  },
};

function check(body: string): string {
  return '21987654321'.charAt(weighted(body, [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11);
}
