import { toTen, weightedDigits } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * UID-Nummer: ATU, seven digits, check digit. Digit sums of the products by 1 2 1 2 1 2 1, plus 4, to the
 * next ten. Source: BMF, "Aufbau der UID-Nummer und Prüfziffernberechnung"; VIES.
 */
export const atUid: Validator<unknown> = {
  id: 'atUid',
  label: 'UID (Austria)',
  valid(value) {
    const digits = /^(?:AT ?)?U ?(\d{8})$/i.exec(value)?.[1];
    return digits !== undefined && digits !== '00000000' && digits.endsWith(check(digits.slice(0, 7)));
  },
  make(random) {
    const body = String(random.int(1_000_000, 7_999_999));
    return `ATU${body}${check(body)}`;
  },
};

function check(body: string): string {
  return String(toTen(weightedDigits(body, [1, 2]) + 4));
}
