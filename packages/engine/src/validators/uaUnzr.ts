import { icaoDigit } from '../checksum/icao.ts';
import { isDay } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * UNZR, the record number in the demographic register: birth as YYYYMMDD, hyphen, serial 0001-9999, check
 * digit by the method of the machine-readable zone of passports (7-3-1). Source: Law 5492-VI of 2012,
 * article 10; State Migration Service, "Unique registration number: what is it" (mvs.gov.ua, 14 November
 * 2023), and its specimen 19910824-00026.
 */
export const uaUnzr: Validator<Pick<Citizen, 'born'>> = {
  id: 'uaUnzr',
  label: 'UNZR (Ukraine)',
  valid(value) {
    if (!/^(?:19|20)\d{6}-?\d{5}$/.test(value)) return false;
    const unzr = bare(value);
    const day = isDay(Number(unzr.slice(0, 4)), Number(unzr.slice(4, 6)), Number(unzr.slice(6, 8)));
    return day && unzr.slice(8, 12) !== '0000' && unzr.endsWith(icaoDigit(unzr.slice(0, 12)));
  },
  make(random, { born }) {
    const date = born.yyyy + born.mm + born.dd;
    const serial = String(random.int(1, 2499)).padStart(4, '0');
    return `${date}-${serial}${icaoDigit(date + serial)}`;
  },
};
