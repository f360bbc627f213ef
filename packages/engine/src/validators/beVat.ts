import { remainder } from '../checksum/mod97.ts';
import { two } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { reasonIf } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * VAT number, the enterprise number with BE before it: ten digits, the first 0 or (since 2023) 1, the last
 * two 97 less the remainder of the first eight by 97. The nine digits without the leading 0, as written
 * until 2004, are accepted too. Source: FPS Economy, Crossroads Bank for Enterprises, structure of the
 * enterprise number; VIES.
 */
export const beVatDeclared: Standard<unknown> = {
  id: 'beVat',
  label: 'BTW / TVA (Belgium)',
  written: ['BE##########', 'BE#########'],
  prefix: 'BE',
  form: /^(?:BE ?)?(?:\d ?)?\d{3}[. ]?\d{3}[. ]?\d{3}$/i,
  mend: (number) => number.slice(0, -2) + check(number.slice(0, -2)),
  rules: {
    prefix: (number) =>
      reasonIf(
        !/^(?:0[1-9]|1)/.test(number.padStart(10, '0')),
        `begins with ${number.slice(0, 2)}, should begin with 01 to 09 or 1`,
      ),
  },
  make: (random) => `BE${enterprise(random)}`,
};

export const beVat = standard(beVatDeclared);

/** The ten digits of an enterprise number. */
export function enterprise(random: Random): string {
  const number = random.chance(0.9) ? random.int(4000000, 8099999) : random.int(10000000, 10300000);
  const body = String(number).padStart(8, '0');
  return body + check(body);
}

function check(body: string): string {
  return two(97 - remainder(body, 97));
}
