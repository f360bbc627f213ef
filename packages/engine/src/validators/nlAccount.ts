import { Places } from '../checksum/places.ts';
import { putInt } from '../kernel/bytes.ts';
import type { Random } from '../kernel/random.ts';
import type { Write } from '../model.ts';
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
  gap: 4,
  written: ['##########', '##.##.##.###'],
  form: /^(?:\d{9,10}|\d\d[. ]\d\d[. ]\d\d[. ]\d{3})$/,
  mend(number) {
    const digit = check(number.slice(0, -1));
    return digit < 10 ? number.slice(0, -1) + digit : undefined;
  },
  rules: { series: part([0], /[1-9]/, 'zeros alone are not an account') },
  wrong: { series: (number) => '0'.repeat(number.length) },
  make: (random) => String(drawn(random)).padStart(10, '0'),
});

/** Writes the ten digits of an account. */
export const putNlAccount: Write = (out, at, random) => putInt(out, at, drawn(random), 10);

/** An account whose number has a last digit; one that has none is counted up to one that has. */
function drawn(random: Random): number {
  for (let number = random.int(10_000_000, 99_999_999); ; number++) {
    const digit = closing(SUMS.sum(number));
    if (digit < 10) return number * 10 + digit;
  }
}

/** The last digit of an account of 9 or 10 digits without it. */
function check(body: string): number {
  return closing(SUMS.sum(Number(body)));
}

/** Returns the digit that brings the test to 0; there is none where it would be 10. */
function closing(sum: number): number {
  return (11 - (sum % 11)) % 11;
}

const SUMS = new Places('10 9 8 7 6 5 4 3 2');
