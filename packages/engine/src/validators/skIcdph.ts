import { remainder } from '../checksum/mod97.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * IČ DPH, the VAT number, SK and the ten digits of the DIČ: divisible by 11, the first not 0, the third one
 * of 2, 3, 4, 7, 8, 9. Source: Act 222/2004 Z. z., § 4; EU VIES, algorithm SK. A rodné číslo is none: the
 * DIČ of persons, too, is given out by the tax office.
 */
export const skIcdph: Validator<unknown> = {
  id: 'skIcdph',
  label: 'IČ DPH (Slovakia)',
  valid: (value) => FORM.test(value) && remainder(bare(value).slice(-10), 11) === 0,
  make(random) {
    let number = random.int(2_020_000_000, 2_023_999_989);
    while (number % 11 !== 0) number++;
    return `SK${number}`;
  },
};

const FORM = /^(?:SK ?)?[1-9]\d[2-4789]\d{7}$/i;
