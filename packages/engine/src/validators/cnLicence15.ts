import { hybridCharacter } from '../checksum/iso7064.ts';
import type { Citizen } from '../model.ts';
import { part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { officeRegion, officeRule } from './cnResidentId.ts';

/**
 * Business registration number on licences until October 2015: six digits for the office that first
 * registered the business (its division code, 100000 for the national one), eight serial digits
 * (0-3 domestic enterprises, 4-5 foreign-invested, 6-9 individual traders), ISO 7064 MOD 11,10 digit.
 * Source: GS 15-2006, State Administration for Industry and Commerce. `home` is the division code.
 */
export const cnLicence15 = standard<Pick<Citizen, 'home'>>({
  id: 'cnLicence15',
  label: 'Business licence number (China)',
  written: '###############',
  mend: (number) => number.slice(0, 14) + check(number.slice(0, 14)),
  rules: {
    region: officeRule(0),
    series: part([7, 14], /[1-9]/, 'serial is #, should be 0000001 to 9999999'),
  },
  wrong: { series: zeros(7, 14) },
  reads: (number) => ({ region: officeRegion(number), type: KINDS[Number(number[6])] }),
  make(random, { home }) {
    const body =
      (home ?? random.pick(OFFICES)) + random.pick('12') + String(random.int(1, 9999999)).padStart(7, '0');
    return body + check(body);
  },
});

const OFFICES = ['110108', '310115', '440301', '330106', '320507', '510104', '420106', '370202'];

/** By the first digit of the serial. */
const KINDS = [
  ...Array<string>(4).fill('domestic enterprise'),
  ...Array<string>(2).fill('foreign-invested enterprise'),
  ...Array<string>(4).fill('individual trader'),
];

function check(body: string): string {
  return hybridCharacter(body, 10);
}
