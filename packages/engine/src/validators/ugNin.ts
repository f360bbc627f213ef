import { DIGITS, LETTERS } from '../kernel/random.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * NIN: C citizen or F foreigner, M or F, two digits of the year of birth, ten characters, the first of them
 * digits. Structure only: no check rule is public. Source: NIRA Uganda, Registration of Persons Regulations
 * 2015.
 */
export const ugNin: Validator<Pick<Citizen, 'born' | 'sex'>> = {
  id: 'ugNin',
  label: 'NIN (Uganda)',
  valid: (value) => /^[CF][MF]\d{5}[\dA-Z]{7}$/i.test(value),
  make: (random, { born, sex }) =>
    `C${sex === 'male' ? 'M' : 'F'}${born.yy}0${random.digits(5)}${random.chars(4, LETTERS + DIGITS)}`,
};
