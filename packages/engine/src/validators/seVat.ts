import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';
import { organisation, seOrgnr } from './seOrgnr.ts';
import { sePersonnummer } from './sePersonnummer.ts';

/**
 * VAT number: SE, the ten digits of the organisation number, or of a sole trader's personal identity or
 * coordination number, and 01. Source: Skatteverket, "Momsregistreringsnummer"; VIES, structure of VAT
 * numbers.
 */
export const seVat: Validator<unknown> = {
  id: 'seVat',
  label: 'Momsregistreringsnummer (Sweden)',
  valid(value) {
    if (!/^(?:SE ?)?\d{6}-?\d{4} ?01$/i.test(value)) return false;
    const ten = bare(value).slice(-12, -2);
    return seOrgnr.valid(ten) || sePersonnummer.valid(ten);
  },
  make: (random) => `SE${organisation(random)}01`,
};
