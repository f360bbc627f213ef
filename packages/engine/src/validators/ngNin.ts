import type { Validator } from '../model.ts';

/**
 * NIN: eleven digits drawn at random. Structure only: the regulations name no check digit. Source: NIMC,
 * Mandatory Use of the NIN Regulations 2017. Equal digits are refused; those made do not begin with 0, nor as
 * a BVN.
 */
export const ngNin: Validator<unknown> = {
  id: 'ngNin',
  label: 'NIN (Nigeria)',
  valid: (value) => /^\d{11}$/.test(value) && !/^(\d)\1+$/.test(value),
  make: (random) => random.pick('13456789') + random.digits(10),
};
