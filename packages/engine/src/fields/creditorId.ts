import { mod97Digits } from '../checksum/mod97.ts';
import type { Random } from '../kernel/random.ts';
import type { OwnField, Persona } from '../model.ts';
import { sepaCreditorId } from '../validators/sepaCreditorId.ts';

/**
 * The number of those who collect by SEPA direct debit (EPC262-08): check digits as in an IBAN, made without the business
 * code, and what the country has behind it; in France and Ireland that is six digits of its own.
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
