import type { Validator } from '../model.ts';

/**
 * Company registration: year, six digits, kind of company (06 public, 07 private, 08 non-profit, 09 limited
 * by guarantee, 10 external, 21 incorporated, 23 close corporation, 24 co-operative, 25 …, 30 state-owned).
 * No check digit. Source: CIPC.
 */
export const zaCipc: Validator<unknown> = {
  id: 'zaCipc',
  label: 'Company registration (South Africa)',
  valid: (value) => /^(?:18[5-9]|19\d|20[0-3])\d\/(?!0{6})\d{6}\/(?:0[6-9]|1[0-2]|2[1-6]|3[01])$/.test(value),
  make: (random) => `${random.int(1990, 2025)}/${String(random.int(1, 999_999)).padStart(6, '0')}/07`,
};
