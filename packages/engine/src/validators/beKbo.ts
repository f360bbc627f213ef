import { standard } from '../standard/standard.ts';
import { beVatDeclared, enterprise } from './beVat.ts';

/**
 * Enterprise number of the Crossroads Bank for Enterprises: the ten digits of the VAT number, printed
 * 0123.456.749. Source: Code of Economic Law, book III, article III.17; FPS Economy.
 */
export const beKbo = standard({
  ...beVatDeclared,
  id: 'beKbo',
  label: 'Ondernemingsnummer (Belgium)',
  written: '####.###.###',
  prefix: undefined,
  separators: ' ',
  form: undefined,
  make(random) {
    const digits = enterprise(random);
    return `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
  },
});
