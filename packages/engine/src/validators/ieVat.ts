import { ppsLetter, withPpsLetter } from '../checksum/pps.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Irish VAT number: seven digits and check letter (8Z49289F in the old form, whose second place is a letter, +
 * or *), or since 2013 a further letter A to I that counts by 9 (H for companies); W as in the PPS number of a
 * sole trader. The old form is checked as 0, digits 3 to 7, digit 1. Source: Revenue, "Tax reference
 * numbers"; VIES, structure of VAT numbers.
 */
export const ieVat = standard({
  id: 'ieVat',
  label: 'VAT number (Ireland)',
  written: ['IE#######[A-W][A-IW]', '#######[A-W]', '#[A-Z+*]#####[A-W]'],
  prefix: 'IE',
  form: /^(?:IE ?)?(?:\d[A-Z+*]\d{5}[A-W]|\d{7}[A-W][A-IW]?)$/i,
  mend(number) {
    if (/^\d{2}/.test(number)) return withPpsLetter(number);
    return number.slice(0, 7) + ppsLetter(`0${number.slice(2, 7)}${number[0]}`, 0);
  },
  rules: { series: part([0, 7], /[^0]/, 'zeros alone are not a number') },
  wrong: { series: zeros(0, 7) },
  make(random) {
    const digits = String(random.int(3_200_000, 4_499_999));
    return `IE${digits}${ppsLetter(digits, 8)}H`;
  },
});
