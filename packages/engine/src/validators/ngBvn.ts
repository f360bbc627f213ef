import type { Validator } from '../model.ts';

/**
 * BVN: eleven digits that begin with 22. Structure only: no check rule is public.
 * Source: Nigeria Inter-Bank Settlement System (NIBSS).
 */
export const ngBvn: Validator<unknown> = {
  id: 'ngBvn',
  label: 'BVN (Nigeria)',
  valid: (value) => /^22(?!0{9}|2{9})\d{9}$/.test(value),
  make: (random) => `22${random.int(1, 6)}${random.digits(8)}`,
};
