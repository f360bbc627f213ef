import type { Validator } from '../model.ts';

/**
 * Ghana Card: GHA, nine digits, check digit. Structure only: the check rule is not public.
 * Source: National Identification Authority; OECD TIN sheet Ghana.
 */
export const ghCard: Validator<unknown> = {
  id: 'ghCard',
  label: 'Ghana Card (Ghana)',
  valid: (value) => /^GHA-?(?!0{9})\d{9}-?\d$/i.test(value),
  make: (random) => `GHA-7${random.digits(8)}-${random.below(10)}`,
};
