import type { Citizen, Validator } from '../model.ts';

/**
 * Omang: nine digits, the fifth 1 for men and 2 for women. Structure only: no check rule is public.
 * Source: National Registration Act (Botswana, Cap. 01:02), Department of Civil and National Registration.
 */
export const bwOmang: Validator<Pick<Citizen, 'sex'>> = {
  id: 'bwOmang',
  label: 'Omang (Botswana)',
  valid: (value) => /^(?!0{4})\d{4}[12]\d{4}$/.test(value),
  make: (random, { sex }) => `${random.int(1000, 9999)}${sex === 'male' ? 1 : 2}${random.digits(4)}`,
};
