import { weighted } from '../checksum/weighted.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Dutch account of 9 or 10 digits under the eleven-test: Σ digit × place, counted from the right, is divisible
 * by 11. Printed `41.71.64.300` or as the ten digits of the IBAN. ING's former giro numbers and newer banks do
 * not follow the test, so `iban` does not ask for it. Source: Betaalvereniging Nederland, "Elfproef".
 */
export const nlAccount = standard({
  id: 'nlAccount',
  label: 'Account number (Netherlands)',
  written: ['##########', '##.##.##.###'],
  form: /^(?:\d{9,10}|\d\d[. ]\d\d[. ]\d\d[. ]\d{3})$/,
  mend(number) {
    const digit = check(number.slice(0, -1));
    return digit < 10 ? number.slice(0, -1) + digit : undefined;
  },
  rules: { series: part([0], /[1-9]/, 'zeros alone are no account') },
  wrong: { series: (number) => '0'.repeat(number.length) },
  make: (random) => withElevenCheck(random.int(10_000_000, 99_999_999)),
});

/** The ten-digit account of a number; one that has no last digit is counted up to one that has. */
function withElevenCheck(number: number): string {
  const body = String(number).padStart(9, '0');
  const digit = check(body);
  return digit < 10 ? body + digit : withElevenCheck(number + 1);
}

/** What brings the test to 0; no digit where that is 10. */
function check(body: string): number {
  return (11 - (weighted(body.padStart(9, '0'), PLACES) % 11)) % 11;
}

const PLACES = [10, 9, 8, 7, 6, 5, 4, 3, 2];
