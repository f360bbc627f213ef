import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { bare, groupedBack } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Plusgiro number: two to eight digits, the last by Luhn; the first is not 0. Printed in pairs from the right
 * with a hyphen before the check digit: 28 65 43-4. Source: Nordea, Plusgirot's account number structure.
 */
export const sePlusgiro: Validator<unknown> = {
  id: 'sePlusgiro',
  label: 'Plusgiro (Sweden)',
  valid: (value) =>
    /^(?:[1-9]\d{1,7}|[1-9]\d{0,6}-\d|[1-9]\d?(?: \d\d){0,3}-\d)$/.test(value) &&
    bare(value).length <= 8 &&
    isLuhn(bare(value)),
  make(random) {
    const body = random.int(1, 9) + random.digits(random.pick([5, 5, 6]));
    const pairs = groupedBack(body, 2, ' ');
    return `${pairs}-${luhnDigit(body)}`;
  },
};
