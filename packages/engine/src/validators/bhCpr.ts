import type { Citizen, Validator } from '../model.ts';

/**
 * Bahraini personal number (CPR), by its structure: year and month of birth as YYMM, four serial
 * digits, one check digit. The rule of the check is not public: any digit is taken.
 * Source: Law 46/2006 on the identity card; Information & eGovernment Authority; Wikipedia.
 */
export const bhCpr: Validator<Pick<Citizen, 'born'>> = {
  id: 'bhCpr',
  label: 'CPR (Bahrain)',
  valid: (value) => /^\d{2}(?:0[1-9]|1[0-2])\d{5}$/.test(value),
  make: (random, { born }) => born.yy + born.mm + random.digits(5),
};
