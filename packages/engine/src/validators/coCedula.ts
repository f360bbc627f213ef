import type { Day } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { bare, groupedBack } from '../kernel/text.ts';
import type { Citizen, Sex, Validator } from '../model.ts';

/**
 * Cédula de ciudadanía: six to eight digits, or ten from 1,000,000,000 since 2003 (NUIP); of the old ones 20
 * to 69 million were women's. Structure only: it has no check digit (the NIT made from it has). Source:
 * Registraduría Nacional del Estado Civil, Resolución 3571 of 2003.
 */
export const coCedula: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'coCedula',
  label: 'Cédula de ciudadanía (Colombia)',
  valid: (value) =>
    /^[1-9]\d{0,2}(?:\.\d{3}){1,3}$|^[1-9]\d{5,9}$/.test(value) && /^(?:\d{6,8}|1\d{9})$/.test(bare(value)),
  make: (random, { born, sex }) => groupedBack(String(cedulaNumber(random, born, sex)), 3, '.'),
};

/** The number of a cédula: a NUIP for those who came of age since 2003. */
export function cedulaNumber(random: Random, born: Day, sex: Sex): number {
  if (born.year >= 1986) return 1_000_000_000 + (born.year - 1986) * 9_000_000 + random.below(9_000_000);
  return sex === 'male' ? random.int(70_000_000, 98_999_999) : random.int(20_000_000, 69_999_999);
}
