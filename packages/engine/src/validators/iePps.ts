import { ppsLetter, withPpsLetter } from '../checksum/pps.ts';
import type { Random } from '../kernel/random.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * PPS number: seven digits, check letter and, since 2013, a second letter that counts by 9 (A and B for persons,
 * H for bodies; the EU sheet allows A to I). The old second letters W (a wife on her husband's number), T and X
 * do not count. Source: Department of Social Protection; EU TIN sheet Ireland. Zeros alone are refused.
 */
export const iePps = standard({
  id: 'iePps',
  label: 'PPS number (Ireland)',
  written: ['#######[A-W][A-IWTX]', '#######[A-W]'],
  form: /^\d{7} ?[A-W][A-IWTX]?$/i,
  mend: withPpsLetter,
  rules: { series: part([0, 7], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: zeros(0, 7) },
  make: (random) => ppsOf(random, true),
});

/** A number of somebody, issued since 2013 or before. */
export function ppsOf(random: Random, late: boolean): string {
  const digits = String(random.int(1_000_000, 9_999_999));
  return late ? `${digits}${ppsLetter(digits, 1)}A` : digits + ppsLetter(digits, 0);
}
