import { toTen, weightedDigits } from '../checksum/weighted.ts';
import { standard } from '../standard/standard.ts';

/**
 * UID-Nummer: ATU, seven digits, check digit. Digit sums of the products by 1 2 1 2 1 2 1, plus 4, to the
 * next ten. Source: BMF, "Aufbau der UID-Nummer und Prüfziffernberechnung"; VIES.
 */
export const atUid = standard({
  id: 'atUid',
  label: 'UID (Austria)',
  written: 'ATU########',
  prefix: 'AT',
  form: /^(?:AT ?)?U ?\d{8}$/i,
  mend: (number) => number.slice(0, 8) + check(number.slice(1, 8)),
  make(random) {
    const body = String(random.int(1_000_000, 7_999_999));
    return `ATU${body}${check(body)}`;
  },
});

function check(body: string): string {
  return String(toTen(weightedDigits(body, [1, 2]) + 4));
}
