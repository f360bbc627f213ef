import { mod97Digits } from '../checksum/mod97.ts';
import type { OwnField } from '../model.ts';

/**
 * The number of those who collect by SEPA direct debit (EPC262-08): check digits as in an IBAN, made without the business
 * code `ZZZ`, and in France and Ireland six digits of the country's own.
 */
export function creditorId(label: string): OwnField {
  return {
    label,
    group: 'banking',
    synonyms: ['sepa creditor identifier', 'creditor id'],
    make(random, { country }) {
      const code = country.code.toUpperCase();
      const own = random.digits(6);
      return `${code}${mod97Digits(own, code)}ZZZ${own}`;
    },
  };
}
