import { icaoDigit } from '../checksum/icao.ts';
import type { Citizen } from '../model.ts';
import { dateAt, dayShown, part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * UNZR, the record number in the demographic register: birth as YYYYMMDD, hyphen, serial 0001-9999, check
 * digit by the method of the machine-readable zone of passports (7-3-1). Source: Law 5492-VI of 2012,
 * article 10; State Migration Service, "Unique registration number: what is it" (mvs.gov.ua, 14 November
 * 2023), and its specimen 19910824-00026.
 */
export const uaUnzr = standard<Pick<Citizen, 'born'>>({
  id: 'uaUnzr',
  label: 'UNZR (Ukraine)',
  written: '########-#####',
  mend: (number) => number.slice(0, 12) + icaoDigit(number.slice(0, 12)),
  rules: {
    century: part([0, 4], /^(?:19|20)/, 'year of birth is #, should be 19YY or 20YY'),
    date: dateAt(0, 'YYYYMMDD'),
    series: part([8, 12], /[1-9]/, 'serial is #, should be 0001 to 9999'),
  },
  wrong: { century: (number) => `16${number.slice(2)}`, series: zeros(8, 12) },
  reads: (number) => ({ born: dayShown(number.slice(0, 8), 'YYYYMMDD') }),
  make(random, { born }) {
    const date = born.yyyy + born.mm + born.dd;
    const serial = String(random.int(1, 2499)).padStart(4, '0');
    return `${date}-${serial}${icaoDigit(date + serial)}`;
  },
});
