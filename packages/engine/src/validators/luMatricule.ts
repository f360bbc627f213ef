import { luhnDigit } from '../checksum/luhn.ts';
import { verhoeffDigit } from '../checksum/verhoeff.ts';
import type { Citizen } from '../model.ts';
import { dateAt, dayShown, part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * National identification number: YYYYMMDD, three digits that mean nothing, the Luhn digit and the Verhoeff
 * digit, both of the first eleven. Source: law of 19 June 2013 on the identification of natural persons,
 * article 2, and the Grand-Ducal regulation of 28 November 2013; OECD, Luxembourg TIN sheet.
 */
export const luMatricule = standard<Pick<Citizen, 'born'>>({
  id: 'luMatricule',
  label: 'Matricule (Luxembourg)',
  written: '#############',
  form: /^\d{4} ?\d{2} ?\d{2} ?\d{3} ?\d{2}$/,
  mend: (number) => number.slice(0, 11) + checks(number.slice(0, 11)),
  rules: {
    century: part([0, 4], /^(?:18|19|20)/, 'year is #, should be 1800 to 2099'),
    date: dateAt(0, 'YYYYMMDD'),
  },
  reads: (number) => ({ born: dayShown(number.slice(0, 8), 'YYYYMMDD') }),
  make(random, { born }) {
    const body = born.yyyy + born.mm + born.dd + random.digits(3);
    return body + checks(body);
  },
});

function checks(body: string): string {
  return luhnDigit(body) + verhoeffDigit(body);
}
