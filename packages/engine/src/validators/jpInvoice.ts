import type { Validator } from '../model.ts';
import { jpCorporate } from './jpCorporate.ts';

/**
 * Registration number of a qualified invoice issuer: T and thirteen digits, a corporation's the corporate
 * number. Source: National Tax Agency, Invoice System publication site, "What is a registration number".
 * Sole traders have thirteen digits that are nobody's corporate number; the agency does not publish a check
 * for them. Decided: the corporate number's check is asked of all, as the numbers in the register bear it.
 */
export const jpInvoice: Validator<unknown> = {
  id: 'jpInvoice',
  label: 'Qualified invoice issuer number (Japan)',
  valid: (value) => /^T[ -]?\d/i.test(value) && jpCorporate.valid(value.replace(/^T[ -]?/i, '')),
  make: (random) => `T${jpCorporate.make(random, undefined)}`,
};
