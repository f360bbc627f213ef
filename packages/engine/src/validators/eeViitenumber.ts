import { rightWeighted } from '../checksum/rightWeighted.ts';
import { toTen } from '../checksum/weighted.ts';
import type { Validator } from '../model.ts';

/**
 * Reference number: 2 to 20 digits, the last by the 7-3-1 method: weights 7, 3, 1 from the right, to the next
 * ten. May be grouped in fours. Source: Eesti Pangaliit, "Viitenumbri standard". All zeros are refused.
 */
export const eeViitenumber: Validator<unknown> = {
  id: 'eeViitenumber',
  label: 'Viitenumber (Estonia)',
  valid(value) {
    if (value.length > 24 || !/^(?:\d+|(?:\d{4} ){0,4}\d{1,4}|\d{1,4}(?: \d{4}){0,4})$/.test(value))
      return false;
    const digits = value.replaceAll(' ', '');
    const { length } = digits;
    return length >= 2 && length <= 20 && /[1-9]/.test(digits) && digits.endsWith(check(digits.slice(0, -1)));
  },
  make(random) {
    const body = random.int(1, 9) + random.digits(random.int(5, 11));
    return body + check(body);
  },
};

function check(body: string): string {
  return String(toTen(rightWeighted(body, [7, 3, 1])));
}
