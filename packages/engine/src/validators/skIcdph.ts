import { remainder } from '../checksum/mod97.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * IČ DPH, the VAT number, SK and the ten digits of the DIČ: divisible by 11, the first not 0, the third one
 * of 2, 3, 4, 7, 8, 9. Source: Act 222/2004 Z. z., § 4; EU VIES, algorithm SK. A rodné číslo is none: the
 * DIČ of persons, too, is given out by the tax office.
 */
export const skIcdph = standard({
  id: 'skIcdph',
  label: 'IČ DPH (Slovakia)',
  written: 'SK##########',
  prefix: 'SK',
  form: /^(?:SK ?)?\d{10}$/i,
  mend(number) {
    const digit = (11 - remainder(`${number.slice(0, 9)}0`, 11)) % 11;
    return digit < 10 ? number.slice(0, 9) + digit : undefined;
  },
  rules: {
    prefix: part([0, 1], /[1-9]/, 'first digit is #, should be 1 to 9'),
    series: part([2, 3], /[2-4789]/, 'third digit is #, should be 2, 3, 4, 7, 8 or 9'),
  },
  wrong: { prefix: (number, random) => `0${number.slice(1, 3)}${random.digits(7)}` },
  make(random) {
    let number = random.int(2_020_000_000, 2_023_999_989);
    while (number % 11 !== 0) number++;
    return `SK${number}`;
  },
});
