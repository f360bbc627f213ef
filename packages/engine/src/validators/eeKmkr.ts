import { toTen, weighted } from '../checksum/weighted.ts';
import { reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * VAT number: EE and nine digits, weights 3 7 1, the last digit bringing the sum to the next ten. All numbers known
 * begin with 10, which is not required, as no rule says so. Source: Maksu- ja Tolliamet; VIES, structure of VAT
 * numbers.
 */
export const eeKmkr = standard({
  id: 'eeKmkr',
  label: 'KMKR (Estonia)',
  written: 'EE#########',
  prefix: 'EE',
  form: /^(?:EE ?)?\d{3} ?\d{3} ?\d{3}$/i,
  mend: (number) => number.slice(0, 8) + check(number.slice(0, 8)),
  rules: { series: (number) => reasonIf(!/[1-9]/.test(number), 'zeros alone are not a number') },
  wrong: { series: zeros(0, 9) },
  make(random) {
    const body = `10${random.int(0, 2)}${random.digits(5)}`;
    return `EE${body}${check(body)}`;
  },
});

function check(body: string): string {
  return String(toTen(weighted(body, [3, 7, 1])));
}
