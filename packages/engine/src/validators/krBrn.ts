import { toTen, weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Business registration number XXX-YY-ZZZZC: tax office (from 101), kind of business (01-79 taxable and
 * 90-99 exempt individuals, 80-89 bodies), serial, check digit: weights 1-3-7-1-3-7-1-3-5 and the tens of
 * the last product besides, to the next ten. Source: National Tax Service; OECD TIN sheet Korea.
 */
export const krBrn: Validator<unknown> = {
  id: 'krBrn',
  label: 'Business registration number (South Korea)',
  valid(value) {
    if (!/^\d{3}-?\d\d-?\d{5}$/.test(value)) return false;
    const brn = bare(value);
    return (
      Number(brn.slice(0, 3)) > 100 &&
      !brn.startsWith('00', 3) &&
      !brn.startsWith('0000', 5) &&
      brn.endsWith(check(brn.slice(0, 9)))
    );
  },
  make: (random) => brnOf(random, () => true),
};

/** A number of a kind of holder: below 80 persons, then bodies. Draws until the kind fits, 99 times at most. */
export function brnOf(random: Random, fits: (kind: number) => boolean): string {
  for (let tries = 1; ; tries++) {
    const person = random.int(1, 79);
    const kind = [81, 86, 87, 88, person][random.below(5)] as number;
    const office = random.int(101, 899);
    const serial = random.int(1, 9999);
    if (tries < 99 && !fits(kind)) continue;
    const body = office + two(kind) + String(serial).padStart(4, '0');
    return `${office}-${two(kind)}-${body.slice(5)}${check(body)}`;
  }
}

function check(body: string): string {
  const tens = Math.floor((Number(body.charAt(8)) * 5) / 10);
  return String(toTen(weighted(body, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + tens));
}
