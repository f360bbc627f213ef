import type { Validator } from '../model.ts';
import { business, isBusiness } from './fiYtunnus.ts';

/**
 * VAT number: FI and the eight digits of the business ID, without its hyphen. Source: Finnish Tax
 * Administration, "VAT number"; VIES, structure of VAT numbers.
 */
export const fiAlv: Validator<unknown> = {
  id: 'fiAlv',
  label: 'ALV-numero (Finland)',
  valid: (value) => /^(?:FI ?)?\d{8}$/i.test(value) && isBusiness(value.slice(-8)),
  make: (random) => `FI${business(random)}`,
};
