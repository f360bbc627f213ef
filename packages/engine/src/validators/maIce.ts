import { remainder } from '../checksum/mod97.ts';
import { two } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * ICE: nine digits of the enterprise, four of the establishment, two of control: the whole is divisible by 97.
 * Source: Décret 2-11-63 of 20 May 2011; OMPIC, ice.gov.ma.
 */
export const maIce: Validator<unknown> = {
  id: 'maIce',
  label: 'ICE (Morocco)',
  valid(value) {
    if (!/^\d{2} ?\d{2} ?\d{2} ?\d{2} ?\d{2} ?\d{2} ?\d{3}$/.test(value)) return false;
    const ice = bare(value);
    return Number(ice.slice(0, 9)) > 0 && remainder(ice, 97) === 0;
  },
  make(random) {
    const body = `00${random.int(1_000_000, 3_599_999)}0000`;
    return body + two(97 - remainder(`${body}00`, 97));
  },
};
