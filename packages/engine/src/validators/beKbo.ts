import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';
import { enterprise, isEnterprise } from './beVat.ts';

/**
 * Enterprise number of the Crossroads Bank for Enterprises: the ten digits of the VAT number, printed
 * 0123.456.749. Source: Code of Economic Law, book III, article III.17; FPS Economy.
 */
export const beKbo: Validator<unknown> = {
  id: 'beKbo',
  label: 'Ondernemingsnummer (Belgium)',
  valid: (value) => /^[01]\d{3}[. ]?\d{3}[. ]?\d{3}$/.test(value) && isEnterprise(bare(value)),
  make(random) {
    const digits = enterprise(random);
    return `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
  },
};
