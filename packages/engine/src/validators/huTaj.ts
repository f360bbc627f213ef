import { weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * TAJ, the social security number: eight serial digits and a check digit, weights 3 and 7 in turn, the sum
 * modulo 10. Source: Act XX of 1996, annex 2. Cards print it in groups of three. The zero number is refused.
 */
export const huTaj = standard({
  id: 'huTaj',
  label: 'TAJ (Hungary)',
  written: '### ### ###',
  separators: '-',
  mend: (taj) => taj.slice(0, 8) + check(taj.slice(0, 8)),
  rules: { series: part([0, 8], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: zeros(0, 8) },
  make(random) {
    const body = String(random.int(1_000_000, 13_999_999)).padStart(8, '0');
    return `${body.slice(0, 3)} ${body.slice(3, 6)} ${body.slice(6)}${check(body)}`;
  },
});

function check(body: string): string {
  return String(weighted(body, [3, 7]) % 10);
}
