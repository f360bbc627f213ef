import { remainder } from '../checksum/mod97.ts';
import { three } from '../kernel/day.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Numéro fiscal de référence (SPI): ten digits, the first 0 to 3, and a key of three, the remainder by 511. A number of
 * zeros is nobody's. Source: DGFiP; EU and OECD TIN sheets France; OECD's check as in the TIN-on-the-web tool.
 */
export const frSpi = standard({
  id: 'frSpi',
  label: 'Numéro fiscal (France)',
  written: '## ## ### ### ###',
  mend: (number) => number.slice(0, 10) + key(number.slice(0, 10)),
  rules: {
    prefix: part([0, 1], /[0-3]/, 'first digit is #, should be 0 to 3'),
    series: part([0, 10], /[1-9]/, 'zeros alone are not a number'),
  },
  wrong: { series: zeros(0, 10) },
  make(random) {
    const body = random.pick('0123') + random.int(100_000_000, 999_999_999);
    return `${body.slice(0, 2)} ${body.slice(2, 4)} ${body.slice(4, 7)} ${body.slice(7)} ${key(body)}`;
  },
});

function key(body: string): string {
  return three(remainder(body, 511));
}
