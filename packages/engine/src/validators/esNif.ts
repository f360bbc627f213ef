import { dniLetter } from '../checksum/dniLetter.ts';
import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';
import { esCif } from './esCif.ts';
import { esDni } from './esDni.ts';

/**
 * NIF, the Spanish tax number in all its forms, also the VAT number after ES: DNI, NIE, K (Spaniards
 * under 14), L (Spaniards abroad) or M (foreigners without an NIE) with seven digits and the DNI's
 * letter of them, or the number of a legal person. Source: Real Decreto 1065/2007, articles 18-22;
 * Orden EHA/451/2008. `make` gives the usual one, that of a DNI.
 */
export const esNif: Validator<unknown> = {
  id: 'esNif',
  label: 'NIF (Spain)',
  valid(value) {
    const nif = value.replace(/^ES[ -]?/i, '');
    return esDni.valid(nif) || isSpecial(nif) || esCif.valid(value);
  },
  make: (random, who) => esDni.make(random, who),
};

function isSpecial(value: string): boolean {
  if (!/^[KLM][ -]?\d{7}[ -]?[A-Z]$/i.test(value)) return false;
  const nif = bare(value).toUpperCase();
  return nif.endsWith(dniLetter(nif.slice(1, 8)));
}
