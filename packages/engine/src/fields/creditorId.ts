import { mod97Digits } from '../checksum/mod97.ts';
import type { Random } from '../kernel/random.ts';
import type { OwnField, Persona } from '../model.ts';
import { sepaCreditorId } from '../validators/sepaCreditorId.ts';

/**
 * The identifier of creditors in SEPA direct debits (EPC262-08): check digits as in an IBAN, computed without the
 * business code, then the country's own part; in France and Ireland that is six digits.
 */
export function creditorId(
  label: string,
  own: (random: Random, firm: Persona) => string = (random) => random.digits(6),
  business = 'ZZZ',
): OwnField {
  return {
    label,
    group: 'banking',
    validator: sepaCreditorId,
    synonyms: ['sepa creditor identifier', 'creditor id', 'creditor identifier'],
    make(random, firm) {
      const code = firm.country.code.toUpperCase();
      const number = own(random, firm);
      return `${code}${mod97Digits(number, code)}${business}${number}`;
    },
  };
}
