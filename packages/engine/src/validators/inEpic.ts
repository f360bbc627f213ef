import { luhnDigit } from '../checksum/luhn.ts';
import { LETTERS } from '../kernel/random.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Electors photo identity card number: three letters (functional unique serial number of the constituency),
 * six digits and a Luhn digit. Source: Election Commission of India, handbook on EPIC numbers; the check digit
 * is known from its software, not from a public paper.
 */
export const inEpic = standard({
  id: 'inEpic',
  label: 'EPIC (India)',
  written: '@@@#######',
  form: /^[A-Z]{3}[ /]?\d{7}$/i,
  mend: (number) => number.slice(0, 9) + luhnDigit(number.slice(3, 9)),
  rules: { series: part([3, 9], /[1-9]/, 'serial is #, should be 000001 to 999999') },
  wrong: { series: zeros(3, 9) },
  make(random) {
    const serial = String(random.int(1, 999999)).padStart(6, '0');
    return random.chars(3, LETTERS) + serial + luhnDigit(serial);
  },
});
