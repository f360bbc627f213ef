import { two } from '../kernel/day.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * VAT number: LU, six digits and their remainder by 89 in two digits. Source: Administration de
 * l'enregistrement, des domaines et de la TVA; VIES, structure of VAT numbers.
 */
export const luTva = standard({
  id: 'luTva',
  label: 'TVA (Luxembourg)',
  written: 'LU########',
  prefix: 'LU',
  form: /^(?:LU ?)?\d{3} ?\d{3} ?\d{2}$/i,
  mend: (number) => number.slice(0, 6) + check(Number(number.slice(0, 6))),
  rules: { series: part([0, 6], /[1-9]/, 'zeros alone are not a number') },
  wrong: { series: zeros(0, 6) },
  make: (random) => tvaOf(random.int(100000, 359999)),
});

/** The number with its check digits. */
export function tvaOf(body: number): string {
  return `LU${body}${check(body)}`;
}

function check(body: number): string {
  return two(body % 89);
}
