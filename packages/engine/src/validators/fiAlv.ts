import { standard } from '../standard/standard.ts';
import { business, fiYtunnusDeclared } from './fiYtunnus.ts';

/**
 * VAT number: FI and the eight digits of the business ID, without its hyphen. Source: Finnish Tax
 * Administration, "VAT number"; VIES, structure of VAT numbers.
 */
export const fiAlv = standard({
  ...fiYtunnusDeclared,
  id: 'fiAlv',
  label: 'ALV-numero (Finland)',
  written: 'FI########',
  form: /^(?:FI ?)?\d{8}$/i,
  make: (random) => `FI${business(random)}`,
});
