import type { Citizen } from '../model.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Bahraini personal number (CPR), by its structure: year and month of birth as YYMM, four serial digits, one check
 * digit. The rule of the check is not public: any digit is accepted. Source: Law 46/2006 on the identity card;
 * Information & eGovernment Authority; Wikipedia.
 */
export const bhCpr = standard<Pick<Citizen, 'born'>>({
  id: 'bhCpr',
  label: 'CPR (Bahrain)',
  written: '#########',
  rules: { date: part([2, 4], /^(?:0[1-9]|1[0-2])$/, 'month of birth is #, should be 01 to 12') },
  make: (random, { born }) => born.yy + born.mm + random.digits(5),
});
