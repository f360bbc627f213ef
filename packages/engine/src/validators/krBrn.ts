import { toTen, weighted } from '../checksum/weighted.ts';
import { two } from '../day.ts';
import { bare } from '../text.ts';
import type { Validator } from '../validator.ts';

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
  make(random) {
    const kind = random.pick(['81', '86', '87', '88', two(random.int(1, 79))]);
    const body = random.int(101, 899) + kind + String(random.int(1, 9999)).padStart(4, '0');
    return `${body.slice(0, 3)}-${kind}-${body.slice(5)}${check(body)}`;
  },
};

function check(body: string): string {
  const tens = Math.floor((Number(body.charAt(8)) * 5) / 10);
  return String(toTen(weighted(body, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + tens));
}
