import { luhnDigit } from '../checksum/luhn.ts';
import type { Random } from '../kernel/random.ts';
import { grouped } from '../kernel/text.ts';
import { coded, part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Organisation number of legal persons: ten digits, the first telling the kind of body (1-3, 5-9), the
 * third and fourth together at least 20 (no month), the last the Luhn digit. 16 may stand before them where
 * a century would. Sole traders use their personal identity number, which is another validator. Source: Act
 * (1974:174) on identity designation for legal persons; Skatteverket, SKV 709.
 */
export const seOrgnr = standard({
  id: 'seOrgnr',
  label: 'Organisationsnummer (Sweden)',
  written: ['######-####', '########-####'],
  mend: (number) => number.slice(0, -1) + luhnDigit(number.slice(-10, -1)),
  rules: {
    century: part([0, -10], /^(?:16)?$/, 'begins with #, should begin with 16 or have ten digits'),
    type: part([-10, -9], /[1-35-9]/, 'first digit is #, should be 1 to 3 or 5 to 9'),
    series: part([-8, -6], /^[2-9]/, 'third and fourth digit are #, should be 20 or more'),
  },
  wrong: { century: (number, random) => random.pick(['18', '19', '20']) + number.slice(-10) },
  reads: (number) => ({ type: KINDS.get(number.charAt(number.length - 10)) }),
  make: (random) => grouped(organisation(random), [6], '-'),
});

const KINDS = coded(`
  1:estate 2:public_body 3:foreign_company 5:limited_company 6:simple_partnership 7:economic_association
  8:association_or_foundation 9:partnership`);

/** The ten digits of a limited company's number, of the two series in use. */
export function organisation(random: Random): string {
  const body = random.pick(['556', '559']) + random.digits(6);
  return body + luhnDigit(body);
}
