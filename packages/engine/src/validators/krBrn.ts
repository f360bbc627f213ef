import { toTen, weighted } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Business registration number XXX-YY-ZZZZC: tax office (from 101), kind of business (01-79 taxable and
 * 90-99 exempt individuals, 80-89 bodies), serial, check digit: weights 1-3-7-1-3-7-1-3-5 and the tens of
 * the last product besides, to the next ten. Source: National Tax Service; OECD TIN sheet Korea.
 */
export const krBrn = standard({
  id: 'krBrn',
  label: 'Business registration number (South Korea)',
  written: '###-##-#####',
  mend: (brn) => brn.slice(0, 9) + check(brn.slice(0, 9)),
  rules: {
    office: part([0, 3], /^(?!0|100)/, 'tax office is #, should be 101 to 999'),
    type: part([3, 5], /[1-9]/, 'kind of business is #, should be 01 to 99'),
    series: part([5, 9], /[1-9]/, 'serial is #, should be 0001 to 9999'),
  },
  wrong: { office: zeros(0, 1), type: zeros(3, 5), series: zeros(5, 9) },
  reads: (brn) => ({ type: brn[3] === '8' ? 'body' : 'person' }),
  make: (random) => brnOf(random, () => true),
});

/**
 * A number of a kind of holder: below 80 persons, then bodies. Draws until the kind fits, 99 times at most. `first` is the
 * first digit of the tax offices of the region, where it is known.
 */
export function brnOf(random: Random, fits: (kind: number) => boolean, first?: number): string {
  for (let tries = 1; ; tries++) {
    const person = random.int(1, 79);
    const kind = [81, 86, 87, 88, person][random.below(5)] as number;
    const drawn = random.int(101, 899);
    const office = first === undefined ? drawn : first * 100 + 1 + (drawn % 99);
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
