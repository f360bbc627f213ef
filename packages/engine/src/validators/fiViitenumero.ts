import { rightWeighted } from '../checksum/rightWeighted.ts';
import { toTen } from '../checksum/weighted.ts';
import { groupedBack } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Reference number: 4 to 20 digits, the last by weights 7, 3, 1 from the right, to the next ten. Printed in fives
 * from the right without zeros in front; machines fill up to 20 with zeros. Source: Finanssiala ry, "Kotimaisen
 * viitteen rakenneohje". The body must not be all zeros; three digits (123) pass at some banks, not here.
 */
export const fiViitenumero: Validator<unknown> = {
  id: 'fiViitenumero',
  label: 'Viitenumero (Finland)',
  valid(value) {
    if (value.length > 24 || !/^(?:\d+|\d{1,5}(?: \d{5}){0,3}|(?:\d{5} ){0,3}\d{1,5})$/.test(value))
      return false;
    const digits = value.replaceAll(' ', '');
    const significant = digits.replace(/^0+/, '').length;
    return digits.length <= 20 && significant >= 4 && digits.endsWith(check(digits.slice(0, -1)));
  },
  make(random) {
    const body = random.int(1, 9) + random.digits(random.int(5, 11));
    return groupedBack(body + check(body), 5, ' ');
  },
};

function check(body: string): string {
  return String(toTen(rightWeighted(body, [7, 3, 1])));
}
