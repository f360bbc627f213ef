import { toTen, weighted } from '../checksum/weighted.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Australian company number: eight digits and a check digit, weights 8 to 1, to the next ten. Printed in
 * groups of three. Source: ASIC, "Australian Company Number (ACN) digit check".
 */
export const auAcn = standard({
  id: 'auAcn',
  label: 'ACN (Australia)',
  written: '### ### ###',
  separators: '-',
  mend: (number) => number.slice(0, 8) + check(number.slice(0, 8)),
  rules: { series: part([0, 8], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: zeros(0, 8) },
  make: (random) => acnOf(random.int(100, 68999999)),
});

/** The printed ACN of eight digits. */
export function acnOf(number: number): string {
  const body = String(number).padStart(8, '0');
  return `${body.slice(0, 3)} ${body.slice(3, 6)} ${body.slice(6)}${check(body)}`;
}

function check(body: string): string {
  return String(toTen(weighted(body, [8, 7, 6, 5, 4, 3, 2, 1])));
}
