import { dniLetter } from '../checksum/dniLetter.ts';
import { standard } from '../standard/standard.ts';
import { withCifControl } from './esCif.ts';
import { esDni, withDniLetter } from './esDni.ts';

/**
 * NIF, the Spanish tax number in all its forms, also the VAT number after ES: DNI, NIE, K (Spaniards
 * under 14), L (Spaniards abroad) or M (foreigners without an NIE) with seven digits and the DNI's
 * letter of them, or the number of a legal person. Source: Real Decreto 1065/2007, articles 18-22;
 * Orden EHA/451/2008. `make` gives the usual one, that of a DNI.
 */
export const esNif = standard({
  id: 'esNif',
  label: 'NIF (Spain)',
  written: ['########@', '[KLMXYZ]#######@', '[A-HJNP-SUVW]#######[0-9A-J]'],
  prefix: 'ES',
  form: /^(?:ES[ -]?)?(?:\d{8}|\d{2}\.\d{3}\.\d{3}|[A-Z][ -]?\d{7})[ -]?[\dA-Z]$/i,
  mend(nif) {
    if (/^[KLM]/.test(nif)) return nif.slice(0, 8) + dniLetter(nif.slice(1, 8));
    return /^[A-W]/.test(nif) ? withCifControl(nif) : withDniLetter(nif);
  },
  reads: (nif) => ({ type: /^[\dKLMXYZ]/.test(nif) ? 'person' : 'legal person' }),
  make: (random, who) => esDni.make(random, who),
});
