import { luhnDigit } from '../checksum/luhn.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Teudat Zehut, the Israeli identity number: nine digits, the last a Luhn digit. Old numbers are
 * written without their leading zeros, with five digits at least; some put a hyphen before the check.
 * Source: Population Registry Law 5725-1965; OECD TIN sheet for Israel. Fewer than five
 * digits are refused: no holder of so low a number is left to show it.
 */
export const ilTeudat = standard({
  id: 'ilTeudat',
  label: 'Teudat Zehut (Israel)',
  written: '{5-9#}',
  form: /^\d{4,8}-?\d$/,
  mend: (number) => number.slice(0, -1) + luhnDigit(number.slice(0, -1)),
  rules: { series: (number) => reasonIf(!/[1-9]/.test(number), 'zeros alone are not a number') },
  wrong: { series: (number) => '0'.repeat(number.length) },
  make(random) {
    const body = FIRST[random.choose(FIRST.length)] + random.digits(7);
    return body + luhnDigit(body);
  },
});

/** First digits: 3 is twice as frequent. */
const FIRST = '0233';
