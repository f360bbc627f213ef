import { hybridCharacter } from '../checksum/iso7064.ts';
import type { Citizen, Validator } from '../model.ts';
import { isProvince } from './cnResidentId.ts';

/**
 * Business registration number on licences until October 2015: six digits for the office that first
 * registered the business (its division code, 100000 for the national one), eight serial digits
 * (0-3 domestic enterprises, 4-5 foreign-invested, 6-9 individual traders), ISO 7064 MOD 11,10 digit.
 * Source: GS 15-2006, State Administration for Industry and Commerce. `home` is the division code.
 */
export const cnLicence15: Validator<Pick<Citizen, 'home'>> = {
  id: 'cnLicence15',
  label: 'Business licence number (China)',
  valid: (value) =>
    /^\d{15}$/.test(value) &&
    (value.startsWith('100000') || isProvince(value)) &&
    value.slice(7, 14) !== '0000000' &&
    value.endsWith(check(value.slice(0, 14))),
  make(random, { home }) {
    const body =
      (home ?? random.pick(OFFICES)) + random.pick('12') + String(random.int(1, 9999999)).padStart(7, '0');
    return body + check(body);
  },
};

const OFFICES = ['110108', '310115', '440301', '330106', '320507', '510104', '420106', '370202'];

function check(body: string): string {
  return hybridCharacter(body, 10);
}
