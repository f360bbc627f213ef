import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Teudat Zehut, the Israeli identity number: nine digits, the last a Luhn digit. Old numbers are
 * written without their leading zeros, with five digits at least; some put a hyphen before the check.
 * Source: Population Registry Law 5725-1965; OECD TIN sheet for Israel. Fewer than five
 * digits are refused: no holder of so low a number is left to show it.
 */
export const ilTeudat: Validator<unknown> = {
  id: 'ilTeudat',
  label: 'Teudat Zehut (Israel)',
  valid: (value) => /^(?!0+-?0$)\d{4,8}-?\d$/.test(value) && isLuhn(bare(value)),
  make(random) {
    const body = random.pick('0233') + random.digits(7);
    return body + luhnDigit(body);
  },
};
