import { weightedDigits } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import { LETTERS } from '../kernel/random.ts';
import { standard } from '../standard/standard.ts';

/**
 * Krankenversichertennummer, the part that never changes: a letter, eight digits, check digit. With the letter as
 * its place in the alphabet (A = 01), digit sums of the products by 1 2 1 2 …, remainder by 10. Source:
 * § 290 SGB V; GKV-Spitzenverband, Richtlinie zum Aufbau und zur Vergabe der Krankenversichertennummer.
 */
export const deKvnr = standard({
  id: 'deKvnr',
  label: 'Krankenversichertennummer (Germany)',
  written: '@#########',
  mend: (number) => number.slice(0, 9) + check(number),
  make(random) {
    const body = random.pick(LETTERS) + random.digits(8);
    return body + check(body);
  },
});

function check(number: string): string {
  const digits = two(number.charCodeAt(0) - 64) + number.slice(1, 9);
  return String(weightedDigits(digits, [1, 2]) % 10);
}
