import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Unique Taxpayer Reference: check digit, then nine digits (a K may follow). Weights 6 7 8 9 10 5 4 3 2, and the
 * remainder by 11 picks the digit from 21987654321. Source: HMRC, "Check digit calculation for the SA UTR"; OECD
 * TIN sheet United Kingdom. Zeros behind the check digit are refused.
 */
export const gbUtr = standard({
  id: 'gbUtr',
  label: 'UTR (United Kingdom)',
  written: ['##########', '##########K'],
  form: /^\d{5} ?\d{5}K?$/i,
  mend: (utr) => check(utr.slice(1, 10)) + utr.slice(1),
  rules: { series: part([1, 10], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: zeros(1, 10) },
  make(random) {
    const body = random.digits(8) + random.int(1, 9);
    return check(body) + body;
  },
});

function check(body: string): string {
  return '21987654321'.charAt(weighted(body, [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11);
}
